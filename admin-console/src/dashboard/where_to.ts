import type { AlarmName, QueueName } from '#console/dashboard/dashboard.ts'

/** Screens of a brand where it is worked off; what has none is worked off elsewhere, which `WaitingHint` says. */
const SCREENS: Partial<Record<QueueName | AlarmName, string>> = {
  held_messages: `held?${filtered({ state: 'held' })}`,
  verifications: `compared?${filtered({ state: 'sent' })}`,
  profile_texts: `written?${filtered({ state: 'held' })}`,
  complaints: `complaints?${filtered({ state: 'open' })}`,
  appeals: `complaints?${filtered({ state: 'appealed' })}`,
  suspicions: `suspicions?${filtered({ state: 'open' })}`,
  desk_flags: 'flags',
  privacy_requests: 'privacy',
  photos: 'photos',
  payment_tasks: `tasks?${filtered({ state: 'open' })}`,
  refunds: `refunds?${filtered({ state: 'proposed' })}`,
  push_key_refused: `pushes?${filtered({ outcome: 'key_refused' })}`,
  postbacks_given_up: `postbacks?${filtered({ state: 'given_up' })}`,
  postbacks_refused: `postbacks?${filtered({ state: 'refused' })}`,
  announcements_late: 'announcements',
}

export const ENDED_INVITATIONS = `/staff_members?${filtered({ state: 'invited' })}`

export function screenOf(name: QueueName | AlarmName, tenantId: string): string | undefined {
  const screen = SCREENS[name]
  return screen && `/tenants/${tenantId}/show/${screen}`
}

function filtered(filter: object): string {
  return new URLSearchParams({ filter: JSON.stringify(filter) }).toString()
}
