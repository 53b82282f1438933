import type { ComponentType } from 'react'
import { LimitsLinkPanel } from '#site/features/credits/limits/limits_link_panel.tsx'
import { SearchAlertsPanel } from '#site/features/discovery/alerts/search_alerts_panel.tsx'
import { ConsentsPanel } from '#site/features/identity/consents/consents_panel.tsx'
import { DeletionPanel } from '#site/features/identity/deletion/deletion_panel.tsx'
import { EmailPanel } from '#site/features/identity/email_changes/email_panel.tsx'
import { ExportPanel } from '#site/features/identity/exports/export_panel.tsx'
import { LanguagePanel } from '#site/features/identity/account/language_panel.tsx'
import { PasswordPanel } from '#site/features/identity/passwords/password_panel.tsx'
import { PrivacyPanel } from '#site/features/identity/privacy_requests/privacy_panel.tsx'
import { SessionsPanel } from '#site/features/identity/sessions/sessions_panel.tsx'
import { SupportCodePanel } from '#site/features/identity/account/support_code_panel.tsx'
import { BlockedPanel } from '#site/features/members/privacy/blocked_panel.tsx'
import { PausePanel } from '#site/features/members/privacy/pause_panel.tsx'
import { RealMembersPanel } from '#site/features/members/privacy/real_members_panel.tsx'
import { VisibilityPanel } from '#site/features/members/privacy/visibility_panel.tsx'
import { NoticesPanel } from '#site/features/notices/notices_panel.tsx'

/** Panels of `/profile?tab=settings` in display order. */
export const OWN_PANELS: readonly ComponentType[] = [
  VisibilityPanel,
  RealMembersPanel,
  NoticesPanel,
  SearchAlertsPanel,
  LanguagePanel,
  EmailPanel,
  PasswordPanel,
  SessionsPanel,
  BlockedPanel,
  ConsentsPanel,
  SupportCodePanel,
  LimitsLinkPanel,
  PausePanel,
  ExportPanel,
  PrivacyPanel,
  DeletionPanel,
]
