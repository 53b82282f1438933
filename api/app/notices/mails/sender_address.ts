import type { Site } from '#app/tenancy/sites/site'

/** What a brand's mails are from. */
export function senderAddress({ settings, mainHost }: Pick<Site, 'settings' | 'mainHost'>): string {
  return settings.support_email || `noreply@${mainHost}`
}
