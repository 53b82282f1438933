import { lazyScreen } from '#console/theme/lazy_screen.tsx'

/** Screens of a brand by the first part of their path below it. */
export const tenantScreens = {
  settings: lazyScreen(() => import('#console/tenancy/settings/tenant_settings.tsx')),
  look: lazyScreen(() => import('#console/theming/theme_editor.tsx')),
  texts: lazyScreen(() => import('#console/texts/texts_screen.tsx')),
  pages: lazyScreen(() => import('#console/pages/page_list.tsx')),
  domains: lazyScreen(() => import('#console/domains/domain_screen.tsx')),
  members: lazyScreen(() => import('#console/members/member_list_screen.tsx')),
  deletions: lazyScreen(() => import('#console/deletions/deletion_list_screen.tsx')),
  privacy: lazyScreen(() => import('#console/privacy/privacy_list_screen.tsx')),
  erasures: lazyScreen(() => import('#console/deletions/erasure_list_screen.tsx')),
  fictional: lazyScreen(() => import('#console/fictional/fictional_list_screen.tsx')),
  photos: lazyScreen(() => import('#console/moderation/moderation_screen.tsx')),
  bans: lazyScreen(() => import('#console/bans/ban_list_screen.tsx')),
  held: lazyScreen(() => import('#console/holds/held_list_screen.tsx')),
  complaints: lazyScreen(() => import('#console/complaints/complaint_list_screen.tsx')),
  suspicions: lazyScreen(() => import('#console/suspicions/suspicion_list_screen.tsx')),
  templates: lazyScreen(() => import('#console/templates/template_list_screen.tsx')),
  announcements: lazyScreen(() => import('#console/announcements/announcement_list_screen.tsx')),
  campaigns: lazyScreen(() => import('#console/campaigns/campaign_list_screen.tsx')),
  packages: lazyScreen(() => import('#console/offers/packages/package_list_screen.tsx')),
  gifts: lazyScreen(() => import('#console/offers/gifts/gift_list_screen.tsx')),
  codes: lazyScreen(() => import('#console/offers/discounts/discount_list_screen.tsx')),
  pushes: lazyScreen(() => import('#console/pushes/push_list_screen.tsx')),
  postbacks: lazyScreen(() => import('#console/postbacks/postback_list_screen.tsx')),
  orders: lazyScreen(() => import('#console/payments/orders/order_list_screen.tsx')),
  refunds: lazyScreen(() => import('#console/payments/refunds/refund_list_screen.tsx')),
  tasks: lazyScreen(() => import('#console/payments/tasks/task_list_screen.tsx')),
  mandates: lazyScreen(() => import('#console/payments/mandates/mandate_list_screen.tsx')),
  blocks: lazyScreen(() => import('#console/payments/blocks/block_list_screen.tsx')),
  history: lazyScreen(() => import('#console/audit/audit_trail.tsx')),
}

/** Screens of one row of the lists above. */
export const rowScreens = {
  page: lazyScreen(() => import('#console/pages/page_screen.tsx')),
  member: lazyScreen(() => import('#console/members/member_screen.tsx')),
  fictional: lazyScreen(() => import('#console/fictional/fictional_screen.tsx')),
  announcement: lazyScreen(() => import('#console/announcements/announcement_screen.tsx')),
  campaign: lazyScreen(() => import('#console/campaigns/campaign_screen.tsx')),
  complaint: lazyScreen(() => import('#console/complaints/complaint_screen.tsx')),
  suspicion: lazyScreen(() => import('#console/suspicions/suspicion_screen.tsx')),
  template: lazyScreen(() => import('#console/templates/template_screen.tsx')),
  privacy: lazyScreen(() => import('#console/privacy/privacy_screen.tsx')),
  order: lazyScreen(() => import('#console/payments/orders/order_screen.tsx')),
  receiver: lazyScreen(() => import('#console/postbacks/receiver_screen.tsx')),
}
