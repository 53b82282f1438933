import { translationsIn } from '#app/http/translations'
import { formatMoney } from '#app/credits/packages/format_money'
import { countryName } from '#app/tenancy/sites/country_name'
import { longDate } from '#app/tenancy/sites/long_date'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type Order from '#app/credits/orders/order'
import { withdrawalEnd } from '#app/credits/orders/withdrawal_end'
import { longMoment } from '#app/tenancy/sites/long_moment'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { percentText } from './percent_text.js'
import { vatLine } from './vat_line.js'

export type ReceiptRow = [label: string, value: string]

/** What a paid order's receipt says, in words: the mail and the PDF say the same. */
export interface Receipt {
  title: string
  brand: string
  number: ReceiptRow
  date: ReceiptRow
  seller: { label: string; lines: string[] }
  /** What was bought, at its list price, and the discount. */
  items: ReceiptRow[]
  total: ReceiptRow
  vat: string
  /** Money that went back since. */
  returned: ReceiptRow[]
  facts: ReceiptRow[]
  /** What the buyer asked for and acknowledged (Directive 2011/83/EU, art. 8(7)(b)); null for orders from before they were asked. */
  waiver: string | null
  /** How to withdraw and until when, and where; null once everything was given back. */
  withdrawal: { text: string; href: string } | null
  contact: string
}

export function receiptOf(order: Order, site: Site, language: string): Receipt {
  const wording = wordingOf(site, language)
  const t = translationsIn(wording, 'credits')
  const money = (minor: number) => formatMoney(minor, order.currency, language)
  const paidAt = order.completedAt ?? order.createdAt
  const { company, settings } = site
  const contact = settings.support_email || [company.name, company.address, company.city].join(', ')
  const href = siteAddress(site.mainHost, `/withdraw?order=${order.number}`)
  return {
    title: t('receipt.title'),
    brand: settings.name,
    number: [t('receipt.number'), order.number],
    date: [t('receipt.date'), longDate(site, language, paidAt)],
    seller: { label: t('receipt.seller'), lines: sellerOf(site, language) },
    items: itemsOf(order, site, language),
    total: [t('order.total'), money(order.amountMinor)],
    vat: vatLine(order, wording),
    returned: [
      ...rowIf(order.refundedMinor > 0, t('receipt.refunded'), money(order.refundedMinor)),
      ...rowIf(order.chargedBackMinor > 0, t('receipt.charged_back'), money(order.chargedBackMinor)),
    ],
    facts: [
      [t('receipt.method'), t(`methods.${order.method}`)],
      [t('receipt.bank_statement'), order.statementDescriptor],
      ...(order.country ? rowIf(true, t('receipt.country'), countryName(order.country, language)) : []),
    ],
    waiver: order.waiverAt && t('receipt.waiver', { moment: longMoment(site, language, order.waiverAt) }),
    withdrawal:
      order.status === 'completed'
        ? {
            text: t('receipt.withdrawal', {
              date: longDate(site, language, withdrawalEnd(site, paidAt)),
              address: href,
              contact,
            }),
            href,
          }
        : null,
    contact,
  }
}

function sellerOf(site: Site, language: string): string[] {
  const { company } = site
  const t = translationsIn(wordingOf(site, language), 'credits')
  return [
    company.name,
    company.address,
    [company.city, countryName(company.country, language)].filter(Boolean).join(', '),
    ...(company.kvk ? [t('receipt.register', { kvk: company.kvk })] : []),
    ...company.vat_numbers.map((number) => t('receipt.vat_number', { number })),
  ].filter(Boolean)
}

function itemsOf(order: Order, site: Site, language: string): ReceiptRow[] {
  const t = translationsIn(wordingOf(site, language), 'credits')
  const money = (minor: number) => formatMoney(minor, order.currency, language)
  const { credits, bonusCredits, discountCode: code, discountPercent } = order
  return [
    [t('site:price.credits', { count: credits }), money(order.listPrice)],
    ...rowIf(bonusCredits > 0, `${t('order.bonus')} (${bonusCredits})`, money(0)),
    ...rowIf(
      code,
      t('receipt.discount_code', { code: code ?? '', percent: percentText(discountPercent ?? 0, language) }),
      money(-order.discountMinor)
    ),
  ]
}

function rowIf(isThere: unknown, label: string, value: string): ReceiptRow[] {
  return isThere ? [[label, value]] : []
}
