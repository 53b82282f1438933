import { useTranslation } from 'react-i18next'
import { BellOff, BellRing, DoorClosed, EyeOff, ImagePlus, MailWarning, MonitorSmartphone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { hasOwnTab } from '#site/lib/user/own_tabs.ts'
import { useDismissal } from '#site/lib/browser/use_dismissal.ts'
import { usePushState } from '#site/lib/browser/use_push_state.ts'
import { useSeenBanners } from '#site/lib/browser/use_seen_banners.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { ActivationWays } from './activation_ways.tsx'
import { ConsentWay } from './consent_way.tsx'
import type { Banner } from './banner_line.tsx'
import {
  needsActivationReminder,
  needsDisabledNotificationsAlert,
  needsInstallOffer,
  needsPhotoAlert,
  needsPushAlert,
  needsWithheldNotice,
  isQuiet,
} from './banner_rules.ts'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { dismiss } from '#site/lib/visit/dismissals.ts'
import { installOffer, onInstallOffer } from '#site/lib/visit/install_offer.ts'

const InstallWay = lazy(() => import('./install_way.tsx'))

/** Banners of this page, most urgent first (specification §4); the offer to install the site only where nothing else is asked. */
export function useBanners(): Banner[] {
  const { t } = useTranslation('site')
  const user = useUser()
  const place = useLocation()
  const [isPhotoHidden, hidePhoto] = useDismissal('hide-enrich-alert')
  const push = usePushState()
  const pushBefore = useAsOfPage(push)
  const [isPushHidden, hidePush] = useDismissal('hide-push-notification-alert')
  const [isDisabledHidden, hideDisabled] = useDismissal('hide-disabled-notifications-alert')
  const offer = useSyncExternalStore(onInstallOffer, installOffer, () => null)
  const offeredBefore = useAsOfPage(offer !== null)
  const { name: site, app_short_name: name, closing } = useSettings()
  const seenBefore = useAsOfPage(useSeenBanners())
  if (!user || isQuiet(place)) return []

  const banners: (Banner & { isShown: boolean })[] = [
    {
      id: 'closing',
      isShown: closing,
      isWarning: true,
      icon: DoorClosed,
      title: t('banner.closing', { site }),
      text: t('banner.closing_text', { site }),
      ways: <Link to="/profile?tab=settings">{t('banner.closing_action')}</Link>,
    },
    {
      id: 'activation',
      isShown: needsActivationReminder(user, place),
      isWarning: true,
      icon: MailWarning,
      title: t('activation.title'),
      text: t('activation.reminder'),
      ways: <ActivationWays />,
    },
    {
      id: 'withheld',
      isShown: needsWithheldNotice(user, place),
      isWarning: true,
      isPressing: true,
      icon: EyeOff,
      title: t('banner.withheld'),
      text: t('banner.withheld_text'),
      ways: <ConsentWay />,
    },
    {
      id: 'under-review',
      isShown: user.under_review,
      isWarning: true,
      isPressing: true,
      icon: EyeOff,
      title: t('banner.under_review'),
      text: t('banner.under_review_text'),
      ways: <Link to="/service">{t('common.write_to_support')}</Link>,
    },
    {
      id: 'sanctioned',
      isShown: user.sanctioned,
      isWarning: true,
      isPressing: true,
      icon: EyeOff,
      title: t('banner.sanctioned'),
      text: t('banner.sanctioned_text'),
      ways: <Link to="/service">{t('common.write_to_support')}</Link>,
    },
    {
      id: 'disabled-notifications',
      isShown: !isDisabledHidden && needsDisabledNotificationsAlert(user, place),
      icon: BellOff,
      title: t('banner.notifications'),
      text: t('banner.notifications_text'),
      ways: <Link to="/notifications">{t('banner.notifications_action')}</Link>,
      onDismiss: hideDisabled,
    },
    {
      id: 'photo',
      isShown: !isPhotoHidden && needsPhotoAlert(user, place),
      icon: ImagePlus,
      title: t('banner.photo'),
      text: t('banner.photo_text'),
      ways: hasOwnTab('photos') && <Link to="/profile?tab=photos">{t('banner.photo_action')}</Link>,
      onDismiss: hidePhoto,
    },
    {
      id: 'push',
      isShown: !isPushHidden && needsPushAlert(push, place),
      isLate: !needsPushAlert(pushBefore, place),
      icon: BellRing,
      title: t('banner.push'),
      text: t('banner.push_text'),
      ways: <Link to="/notifications">{t('banner.push_action')}</Link>,
      onDismiss: hidePush,
    },
  ]
  const shown = banners.flatMap(({ isShown, ...banner }) =>
    isShown ? [{ ...banner, isSeen: !banner.isPressing && seenBefore.includes(banner.id) }] : []
  )
  if (shown.length > 0 || !offer || !needsInstallOffer(place)) return shown
  return [
    {
      id: 'install',
      isLate: !offeredBefore,
      isSeen: seenBefore.includes('install'),
      icon: MonitorSmartphone,
      title: t('banner.install', { site }),
      text: t('banner.install_text', { site, name }),
      ways: (
        <Suspense>
          <InstallWay offer={offer} />
        </Suspense>
      ),
      onDismiss: () => dismiss('hide-install-alert'),
    },
  ]
}

/** The value from when the current page was entered, ignoring later changes. */
function useAsOfPage<T>(now: T): T {
  const { pathname } = useLocation()
  const [entered, enter] = useState({ pathname, value: now })
  if (entered.pathname === pathname) return entered.value
  enter({ pathname, value: now })
  return now
}
