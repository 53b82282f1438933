import { enqueue } from '#app/jobs/enqueue'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { currentTenant, inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'

/** Longer than the mail's own tries take (`jobs/queues.ts`). */
const HOURS = 12

const AT_ONCE = 1_000

/** Mails again what partners couldn't be told: there was no address, or it took no mail. */
export async function tellPartners(): Promise<void> {
  const site = await siteByTenantId(currentTenant().id)
  if (!site?.settings.data_partners_email) return
  await inSeparateTransaction(async () => {
    const untold = await tenantRows<{ id: string }>(
      `select id::text from app.consents where tenant_id = (select sec.tenant_id()) and passed_on_at is not null
         and partners_told_at is null and revoked_at < now() - interval '${HOURS} hours' order by revoked_at limit ${AT_ONCE}`
    )
    for (const { id } of untold)
      await enqueue(
        'send_mail',
        { mail: 'partner_withdrawal', consent: id },
        { once: { key: `partner_withdrawal ${id}`, seconds: HOURS * 3_600 } }
      )
  })
}
