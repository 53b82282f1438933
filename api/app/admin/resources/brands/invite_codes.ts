import { rowVersion } from '#app/admin/changes/row_version'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

export interface InviteCodeRow {
  id: string
  tenant_id: string
  /** Of a unique code only the beginning: whoever has one can use it. */
  code: string
  /** Name of the codes that were made together; null for one that was made, or listed in a manifest, by itself. */
  batch: string | null
  state: 'running' | 'used_up' | 'stopped'
  uses: number
  used: number
  left: number
  /** Of staff, for each other. */
  note: string
  made_at: string
  /** Null for a manifest's. */
  made_by: string | null
  version: string
}

/** What of a unique code lists show. */
const SHOWN_OF_CODE = 4

/** SQL: what has become of a row `codes` of `app.invite_codes`; sign-up asks the same (`identity/signup/invite_code.ts`). */
export const INVITE_STATE = `case when codes.stopped_at is not null then 'stopped' when codes.used >= codes.uses then 'used_up'
  else 'running' end`

/** Codes that let people sign up at a brand where that is by invitation. */
export const inviteCodes = {
  inTenant: 'codes.tenant_id',
  from: 'app.invite_codes codes',
  key: 'codes.id',
  columns: `codes.id::text, codes.tenant_id::text, codes.code, codes.batch, ${INVITE_STATE} as state, codes.uses, codes.used,
    codes.uses - codes.used as left, codes.note, codes.created_at,
    (select staff_members.name from staff.staff_members where staff_members.id = codes.made_by) as made_by`,
  filters: {
    id: { kind: 'id', column: 'codes.id' },
    state: { kind: 'choice', column: `(${INVITE_STATE})`, options: ['running', 'used_up', 'stopped'] },
    kind: {
      kind: 'choice',
      column: `(case when codes.batch is null then 'everybody' else 'unique' end)`,
      options: ['everybody', 'unique'],
    },
    // A unique code is found by all of it, as somebody tells it.
    q: {
      kind: 'search',
      condition: (text) => {
        const code = text.replace(/\s/g, '')
        return {
          sql: `(upper(codes.code) = upper(?) or codes.batch is null and upper(codes.code) ^@ upper(?) or codes.batch = ?)`,
          bindings: [code, code, text],
        }
      },
    },
  },
  sorts: { id: 'codes.id', code: 'codes.code', left: '(codes.uses - codes.used)' },
  defaultSort: ['id', 'DESC'],
  shown,
} satisfies Resource

function shown({ created_at: createdAt, ...row }: Row): InviteCodeRow {
  return {
    ...row,
    code: row.batch === null ? row.code : `${row.code.slice(0, SHOWN_OF_CODE)}…`,
    made_at: createdAt.toISO(),
    version: rowVersion([row.id, row.uses, row.note, row.state === 'stopped']),
  } as InviteCodeRow
}
