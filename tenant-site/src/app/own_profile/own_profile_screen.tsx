import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Load } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { OWN_TABS, type OwnTab } from '#site/lib/user/own_tabs.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { warm } from '#site/lib/api/warm.ts'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { TabLinks } from '#site/ui/layout/tab_links.tsx'
import styles from './own_profile_screen.module.css'
import { PhotosPanel } from '#site/features/members/photos/photos_panel.tsx'
import { ProfileTab } from '#site/features/members/own_profile/profile_tab.tsx'
import { SettingsTab } from './settings_tab.tsx'

const TABS: Record<OwnTab, ComponentType> = { profile: ProfileTab, photos: PhotosPanel, settings: SettingsTab }

export const load: Load = async ({ api, queryClient }, { url }) => {
  const tab = tabIn(url.search)
  if (tab === 'photos') {
    await Promise.all([warm(queryClient, call(api, 'photos.index')), warm(queryClient, call(api, 'verification.show'))])
  } else if (tab === 'settings') {
    await Promise.all([
      warm(queryClient, call(api, 'blocks.index')),
      warm(queryClient, call(api, 'search_alerts.index')),
      warm(queryClient, call(api, 'support_codes.show')),
      warm(queryClient, call(api, 'own_sessions.index')),
      warm(queryClient, call(api, 'data_exports.index')),
      warm(queryClient, call(api, 'consents.index')),
    ])
  } else {
    const own = warm(queryClient, call(api, 'profile.show'))
    await Promise.all([own, warm(queryClient, call(api, 'interests.index'))])
  }
}

/** The member's own profile, photos and settings (specification §2). */
export default function OwnProfileScreen() {
  const { t } = useTranslation('members')
  const tab = tabIn(useLocation().search)
  const Tab = TABS[tab]
  const title = t(`own.tabs.${tab}`)
  return (
    <PageBody>
      <PageHead noindex title={title} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <TabLinks
          label={t('own.label')}
          links={OWN_TABS.map((name) => ({
            to: name === 'profile' ? '/profile' : `/profile?tab=${name}`,
            label: t(`own.tabs.${name}`),
            isCurrent: name === tab,
          }))}
        />
      </div>
      <Tab />
    </PageBody>
  )
}

function tabIn(search: string): OwnTab {
  const wanted = new URLSearchParams(search).get('tab')
  return OWN_TABS.find((name) => name === wanted) ?? 'profile'
}
