import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivationNotice } from '#site/lib/activation/activation_notice.tsx'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { warm } from '#site/lib/api/warm.ts'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { Segments } from '#site/ui/fields/segments.tsx'
import { SpendingWarning } from '#site/features/credits/limits/spending_warning.tsx'
import { OfferFailed } from './offer_failed.tsx'
import { PackageGrid } from './package_grid.tsx'
import { PageLead } from './page_lead.tsx'
import { Promises } from './promises.tsx'
import { useOffer } from './use_offer.ts'
import { Link } from 'react-router-dom'
import styles from './page_lead.module.css'

export function load({ api, queryClient }: Visit) {
  return warm(queryClient, call(api, 'packages.index'))
}

export default function CreditsScreen() {
  const { t } = useTranslation(['credits', 'site'])
  const user = useUser()
  const { closing, message_credits, name } = useSettings()
  const { data: offer } = useOffer()
  const [chosen, setChosen] = useState<string>()
  const method = chosen ?? offer?.methods[0]?.key
  return (
    <PageBody>
      <PageHead noindex title={t('buy.title')} />
      <PageLead
        title={t('buy.title')}
        text={t('buy.lead', {
          balance: t('site:price.credits', { count: user?.credits ?? 0 }),
          message: t('site:price.credits', { count: message_credits }),
        })}
      />
      <ActivationNotice />
      <SpendingWarning currency={offer?.packages[0]?.currency} />
      {!offer && <OfferFailed />}
      {offer?.packages.length === 0 && (
        <EmptyState
          scene="heart"
          title={t('buy.nothing')}
          text={closing ? t('site:banner.closing_text', { site: name }) : t('buy.nothing_text')}
        />
      )}
      {offer && offer.packages.length > 0 && (
        <>
          {method && offer.methods.length > 1 && (
            <Segments
              legend={t('order.pay_with')}
              name="method"
              choices={offer.methods.map(({ key, name }) => ({ value: key, label: name }))}
              value={method}
              onChange={setChosen}
            />
          )}
          <PackageGrid
            packages={offer.packages}
            off={offer.discount?.value_percentage}
            to={({ id }) => `/credits/${id}/${method ?? ''}`}
            action={t('package.choose')}
          />
          <Promises descriptor={offer.statement_descriptor} hasVat={offer.vat_percent > 0} />
        </>
      )}
      <CreditLinks
        hasBought={user?.paid_user === true}
        hasDebit={offer?.methods.some(({ key }) => key === 'direct_debit') === true}
      />
    </PageBody>
  )
}

function CreditLinks({ hasBought, hasDebit }: { hasBought: boolean; hasDebit: boolean }) {
  const { t } = useTranslation(['credits', 'site'])
  return (
    <p className={styles.links}>
      {hasBought && <Link to="/credits/repeat-order">{t('repeat.title')}</Link>}
      {hasDebit && <Link to="/directdebit">{t('direct_debit.title')}</Link>}
      <Link to="/transactions">{t('activity.link')}</Link>
    </p>
  )
}
