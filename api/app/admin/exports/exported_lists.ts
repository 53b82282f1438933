import type { Row } from '#app/admin/resources/definition/resource'
import type { Cell } from './csv.js'

/** A heading's key below `resources.<list>.fields` of the console's texts, and its cell of a row as the list shows it. */
type Columns = Readonly<Record<string, (row: Row) => Cell>>

const field =
  (name: string) =>
  (row: Row): Cell =>
    row[name]

const fields = (...names: string[]): Columns => Object.fromEntries(names.map((name) => [name, field(name)]))

const memberId = ({ member }: Row): Cell => member.id
const memberName = ({ member }: Row): Cell => member.name

/** Lists that can be taken out of the console. Codes stay codes, times are ISO 8601, and addresses are masked as in the list. */
export const EXPORTED_LISTS = {
  members: fields(
    'id',
    'name',
    'email',
    'status',
    'age',
    'gender',
    'country',
    'region',
    'city',
    'language',
    'paid_user',
    'credits',
    'signed_up_at',
    'activated_at',
    'last_active_at'
  ),
  audit_entries: {
    ...fields('id', 'at', 'action', 'staff_member'),
    level: ({ detail }) => detail.level,
    about: ({ detail }) => detail.name ?? detail.id,
    reason: ({ detail }) => detail.reason,
    changes: ({ detail }) =>
      (detail.changes ?? detail.applied) ? JSON.stringify(detail.changes ?? detail.applied) : null,
  },
  pushes: {
    ...fields('sent_at'),
    member_id: memberId,
    member: memberName,
    ...fields('kind', 'service', 'outcome', 'status'),
  },
  postbacks: {
    ...fields('occurred_at'),
    member_id: memberId,
    member: memberName,
    ...fields('network', 'event', 'amount_minor', 'currency', 'state', 'tries', 'tried_at', 'status', 'answer'),
  },
} satisfies Readonly<Record<string, Columns>>

export type ExportedList = keyof typeof EXPORTED_LISTS
