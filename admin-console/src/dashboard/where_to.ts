import type { AlarmName, QueueName } from '#console/dashboard/dashboard.ts'
import type { ChecklistLine } from '#console/tenancy/state/checklist.ts'

/** Screens of a brand where it is worked off; what has none is worked off elsewhere, which `WaitingHint` says. */
const SCREENS: Partial<Record<QueueName | AlarmName, string>> = {
  held_messages: `held?${filtered({ state: 'held' })}`,
  photos: `members?${filtered({ photos: 'waiting' })}`,
  payment_tasks: `tasks?${filtered({ state: 'open' })}`,
  refunds: `refunds?${filtered({ state: 'proposed' })}`,
  push_key_refused: `pushes?${filtered({ outcome: 'key_refused' })}`,
  postbacks_given_up: `postbacks?${filtered({ state: 'given_up' })}`,
  postbacks_refused: `postbacks?${filtered({ state: 'refused' })}`,
  announcements_late: 'announcements',
}

/** The setting that mends a line of the checklist; the rest is in no form. */
const SETTINGS: Partial<Record<ChecklistLine['name'], string>> = {
  support_email: 'support_email',
  push_contact: 'support_email',
  countries: 'countries',
  fictional_words: 'fictional_warning',
  age_provider: 'age_provider',
  payments: 'payment_gateway',
}

export const ENDED_INVITATIONS = `/staff_members?${filtered({ state: 'invited' })}`

export function screenOf(name: QueueName | AlarmName, tenantId: string): string | undefined {
  const screen = SCREENS[name]
  return screen && `/tenants/${tenantId}/show/${screen}`
}

export function placeToMend({ name }: ChecklistLine, tenantId: string): string {
  const setting = SETTINGS[name]
  return `/tenants/${tenantId}/show${setting ? `#${setting}` : ''}`
}

function filtered(filter: object): string {
  return new URLSearchParams({ filter: JSON.stringify(filter) }).toString()
}
