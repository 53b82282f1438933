import { friendlyFormatIBAN } from 'ibantools'
import { translationsIn } from '#app/http/translations'
import { Paper } from '#app/credits/receipts/paper'
import { longDate } from '#app/tenancy/sites/long_date'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { resolvedTheme } from '#app/tenancy/themes/theme'
import type Mandate from './mandate.js'

const MARGIN = 60
const WIDTH = Paper.WIDTH - 2 * MARGIN
const GAP = 22
const RULE = 0.75

/** A signed mandate on one A4 page, apart from any other terms and in the language it was signed in (EPC016-06). */
export function mandatePdf(mandate: Mandate, site: Site): Promise<Buffer> {
  const { language, reference, creditorName, creditorId, holder, phoneEnd, signedAt, textVersion } = mandate
  const t = translationsIn(wordingOf(site, language), 'credits')
  const values = { creditor: creditorName }
  const look = resolvedTheme(site)
  const { primary, primary_ink, ink_strong, ink, ink_muted, line } = look.modes.light
  const title = t('direct_debit.paper.title')
  const paper = new Paper({
    look,
    language,
    title: `${title} ${reference}`,
    author: creditorName,
    date: signedAt!.toJSDate(),
  })
  const full = (y: number) => ({ x: MARGIN, y, width: WIDTH })
  const inks = {
    brand: { role: 'display', size: 19, colour: primary_ink },
    title: { role: 'display', size: 28, colour: ink_strong },
    text: { role: 'text', size: 11, colour: ink },
    small: { role: 'text', size: 9.5, colour: ink_muted },
  } as const
  const { company } = site
  const facts: [string, string][] = [
    [t('direct_debit.reference'), reference],
    [t('direct_debit.creditor_id'), creditorId],
    [t('direct_debit.creditor'), creditorName],
    [t('direct_debit.paper.address'), [company.address, company.city, company.country].join(', ')],
    [t('direct_debit.holder'), holder],
    [t('direct_debit.iban'), friendlyFormatIBAN(mandate.iban) ?? mandate.iban],
    [t('direct_debit.paper.kind'), t('direct_debit.paper.recurrent')],
    [t('direct_debit.paper.signed'), longDate(site, language, signedAt!)],
    [t('direct_debit.paper.proof'), t('direct_debit.paper.code', { end: phoneEnd })],
  ]

  paper.bar(primary, { x: 0, y: 0, width: Paper.WIDTH }, 8)
  paper.set('P', site.settings.name, inks.brand, full(58))
  let y = paper.set('H1', title, inks.title, full(100)) + GAP
  for (const fact of facts) {
    paper.bar(line, full(y), RULE)
    y = paper.row(fact, inks.text, full(y + 9)) + 7
  }
  y += GAP
  for (const part of ['authorise', 'refund', 'notice'] as const)
    y = paper.set('P', t(`direct_debit.mandate.${part}`, values), inks.text, full(y)) + 10

  paper.bar(line, full(Paper.HEIGHT - 74), RULE)
  paper.set(
    'P',
    `${site.mainHost} · ${t('direct_debit.paper.version', { version: textVersion })}`,
    inks.small,
    full(Paper.HEIGHT - 62)
  )
  return paper.finish()
}

/** Nothing but letters, digits and hyphens, so that it needs no quoting anywhere. */
export function mandateFileName({ reference }: Pick<Mandate, 'reference'>, { slug }: Pick<Site, 'slug'>): string {
  return `${slug}-${reference}.pdf`
}
