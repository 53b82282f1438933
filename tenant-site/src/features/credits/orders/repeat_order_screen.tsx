import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { call } from '#site/lib/api/call.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { PageLead } from '#site/features/credits/packages/page_lead.tsx'
import { Promises } from '#site/features/credits/packages/promises.tsx'
import { useOffer } from '#site/features/credits/packages/use_offer.ts'
import { OrderSummary } from './order_summary.tsx'
import { PayInOneStep } from './pay_in_one_step.tsx'
import { useQuote } from './use_quote.ts'
import type { CreditPackage, Offer, SavedMethod } from '#site/features/credits/transactions/shapes.ts'

export async function load({ api, queryClient }: Visit) {
  await Promise.all([
    queryClient.fetchQuery(call(api, 'repeat_orders.show')),
    queryClient.fetchQuery(call(api, 'packages.index')),
  ])
}

/** The package bought last, at today's price, paid with what was kept or chosen anew. */
export default function RepeatOrderScreen() {
  const { t } = useTranslation('credits')
  const { api } = useVisit()
  const { data: repeat } = useQuery(call(api, 'repeat_orders.show'))
  const { data: offer } = useOffer()
  if (!repeat || !offer) return null
  const bought = repeat.package
  if (!bought)
    return (
      <PageBody width="narrow">
        <PageHead noindex title={t('repeat.title')} />
        <EmptyState
          isPage
          scene="heart"
          title={t(repeat.has_bought ? 'repeat.title' : 'repeat.nothing')}
          text={t(repeat.has_bought ? 'repeat.not_sold' : 'repeat.nothing_text')}
          action={<ButtonLink to="/credits">{t('repeat.see_packages')}</ButtonLink>}
        />
      </PageBody>
    )
  return <RepeatOrder bought={bought} kept={repeat.saved_methods[0]} offer={offer} />
}

type RepeatOrderProps = { bought: CreditPackage; kept?: SavedMethod; offer: Offer }

function RepeatOrder({ bought, kept, offer }: RepeatOrderProps) {
  const { t } = useTranslation('credits')
  const method = offer.methods.find(({ key }) => key === kept?.method) ?? offer.methods[0]!
  const { quote } = useQuote({ package_id: bought.id, method: method.key })
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('repeat.title')} />
      <PageLead title={t('repeat.title')} text={t('repeat.lead')} />
      {quote && <OrderSummary bought={bought} quote={quote} hasVat={offer.vat_percent > 0} />}
      <Promises descriptor={offer.statement_descriptor} hasVat={offer.vat_percent > 0} />
      {quote && kept?.method === method.key ? (
        <PayInOneStep bought={bought} quote={quote} kept={kept} methods={offer.methods} />
      ) : (
        <ButtonLink to={`/credits/${bought.id}`} size="large" wide>
          {t('repeat.choose_method')}
        </ButtonLink>
      )}
    </PageBody>
  )
}
