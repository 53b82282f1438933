import type { ChecklistLine, PaymentPoint } from '#app/tenancy/manifests/checklist'
import type { Manifest } from '#app/tenancy/manifests/manifest'
import type { Fault } from './schema_faults.js'

/** Why a brand can't be live with this manifest, each point where it would be mended. */
export function checklistFaults(lines: ChecklistLine[], manifest: Manifest): Fault[] {
  return lines.flatMap((line) => faultsOf(line, manifest))
}

function faultsOf({ name, missing }: ChecklistLine, { domains }: Manifest): Fault[] {
  const whole = missing.length === domains.length
  const settingOf = (host: string, setting: string) =>
    whole
      ? ['settings', setting]
      : ['domains', String(domains.findIndex((one) => one.host === host)), 'settings', setting]
  switch (name) {
    case 'company':
      return missing.map((field) => ({ path: ['company', field], reason: 'is empty, and a live brand needs it' }))
    case 'support_email':
      return missing.map((host) => ({
        path: settingOf(host, 'support_email'),
        reason: `no address of support for ${host}, and a live brand needs one`,
      }))
    case 'countries':
      return missing.map((host) => ({
        path: settingOf(host, 'countries'),
        reason: `no country that members of ${host} may live in, and a live brand needs one`,
      }))
    case 'packages':
      return [
        { path: ['packages'], reason: `none for ${missing.join(', ')}, and a live brand needs some in every country` },
      ]
    case 'fictional_words':
      return missing.map((text) => {
        const [language, setting] = text.split('.') as [string, string]
        return { path: ['settings', setting, language], reason: 'is missing, and a live brand needs it' }
      })
    case 'main_domain':
      return missing.map((host) => ({
        path: ['domains', String(domains.findIndex((one) => one.host === host)), 'host'],
        reason: `${host} is no host name of the brand’s own, and a live brand needs one`,
      }))
    case 'age_provider':
      return [
        {
          path: ['settings', 'age_provider'],
          reason: `no known service confirms ages in ${missing.join(', ')}, and a live brand needs one there`,
        },
      ]
    case 'payments':
      return missing.map((point) => PAYMENTS[point as PaymentPoint])
    case 'push_contact':
      return missing.map((address) => ({
        path: ['settings', 'support_email'],
        reason: `${address} is no real address, and push services refuse notifications without one`,
      }))
  }
}

const PAYMENTS: Record<PaymentPoint, Fault> = {
  payment_gateway: {
    path: ['settings', 'payment_gateway'],
    reason:
      'no keys are entered for it (npm run ace -- gateway:keys), and a live brand needs them; apply a draft first',
  },
  payment_niche_accepted: {
    path: ['settings', 'payment_niche_accepted'],
    reason: 'Mollie’s terms exclude sexual dating, so a live brand needs its consent',
  },
  sandbox: {
    path: ['settings', 'payment_gateway'],
    reason: 'nobody pays in the sandbox, so a live brand needs another',
  },
}
