import { type FieldFault, fieldsRefused } from '#app/http/validation/fields_refused'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type ChecklistLine, openPoints } from '#app/tenancy/manifests/checklist'
import { lockManifest } from '#app/tenancy/manifests/storing/lock_manifest'
import { currentChecklist } from '#app/tenancy/manifests/read_checklist'

/**
 * Changes a brand unless that would leave it live with an incomplete checklist, as a manifest does; `faultsOf` says which field
 * of the form left a point open. @throws E_VALIDATION_ERROR
 */
export async function keepingComplete(
  wantedState: string | undefined,
  change: () => Promise<void>,
  faultsOf: (line: ChecklistLine) => FieldFault[] = faultsOfSettings
): Promise<void> {
  await lockManifest()
  const wasLive = (await currentState()) === 'live'
  const before = wasLive ? await currentChecklist() : []
  await change()
  if ((wantedState ?? (wasLive && 'live')) !== 'live') return
  const open = openPoints(await currentChecklist(), before)
  if (open.length > 0) throw fieldsRefused(wasLive ? open.flatMap(faultsOf) : [{ field: 'state', rule: 'not_ready' }])
}

async function currentState(): Promise<string> {
  const [row] = await tenantRows<{ state: string }>(
    'select state from global.tenants where id = (select sec.tenant_id())'
  )
  return row!.state
}

/** At the settings by which the console left the point open. */
function faultsOfSettings({ name, missing }: ChecklistLine): FieldFault[] {
  const countries = missing.join(', ')
  switch (name) {
    case 'support_email':
    case 'countries':
      return [{ field: `settings.${name}`, rule: 'needed_while_live' }]
    case 'packages':
      return [{ field: 'settings.countries', rule: 'packages_while_live', meta: { countries } }]
    case 'age_provider':
      return [{ field: 'settings.age_provider', rule: 'age_provider_while_live', meta: { countries } }]
    case 'fictional_words':
      return missing.map((text) => {
        const [language, setting] = text.split('.')
        return { field: `settings.${setting}.${language}`, rule: 'needed_while_live' }
      })
    case 'payments':
      return missing.map((point) =>
        point === 'payment_niche_accepted'
          ? { field: `settings.${point}`, rule: 'needed_while_live' }
          : { field: 'settings.payment_gateway', rule: 'payments_while_live' }
      )
    case 'company':
      return [{ field: 'settings.payment_gateway', rule: 'creditor_while_live' }]
    default:
      return [{ field: 'state', rule: 'not_ready' }]
  }
}
