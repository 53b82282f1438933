import { useTranslation } from 'react-i18next'
import { JoinNote } from '#site/lib/brand/join_note.tsx'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { Breadcrumb } from '#site/lib/pages/breadcrumb.tsx'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { warm } from '#site/lib/api/warm.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { MessagePrice } from './message_price.tsx'
import { OfferFailed } from './offer_failed.tsx'
import { PackageGrid } from './package_grid.tsx'
import { PageLead } from './page_lead.tsx'
import { Promises } from './promises.tsx'
import { useOffer } from './use_offer.ts'

export function load({ api, queryClient }: Visit) {
  return warm(queryClient, call(api, 'packages.index'))
}

/** All prices, public before sign-up. */
export default function PricingScreen() {
  const { t } = useTranslation(['credits', 'site'])
  const { name } = useSettings()
  const user = useUser()
  const signups = useSignups()
  const mayJoin = useMayJoin()
  const { data: offer } = useOffer()
  return (
    <PageBody>
      <PageHead title={t('pricing.title')} description={t('pricing.description', { site: name })} />
      <Breadcrumb title={t('pricing.title')} />
      <PageLead title={t('pricing.title')} text={t('pricing.lead')} />
      {!offer && <OfferFailed />}
      {offer && (
        <>
          <MessagePrice offer={offer} />
          <PackageGrid packages={offer.packages} off={offer.discount?.value_percentage} />
          <Promises descriptor={offer.statement_descriptor} hasVat={offer.vat_percent > 0} />
        </>
      )}
      {!user && <JoinNote />}
      <p>
        {user ? (
          <ButtonLink to="/credits" size="large">
            {t('pricing.buy')}
          </ButtonLink>
        ) : (
          mayJoin && (
            <ButtonLink to="/signup" size="large">
              {signups === 'by_invitation' ? t('site:join.enter_code') : t('site:common.sign_up_free')}
            </ButtonLink>
          )
        )}
      </p>
    </PageBody>
  )
}
