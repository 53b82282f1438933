import { POSTBACK_EVENTS, type PostbackEvent } from '#app/tenancy/postback_receivers/postback_address'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

export interface PostbackReceiverRow {
  id: string
  tenant_id: string
  key: string
  network: string
  events: PostbackEvent[]
  method: 'GET' | 'POST'
  address: string
  /** The secret itself is never shown. */
  has_secret: boolean
}

/** Where traffic networks hear of their visitors; they are changed by calls of their own (api/app/admin/postbacks). */
export const postbackReceivers = {
  inTenant: 'postback_receivers.tenant_id',
  from: 'app.postback_receivers',
  key: 'postback_receivers.id',
  columns: `postback_receivers.id::text, postback_receivers.tenant_id::text, postback_receivers.key, postback_receivers.network,
    postback_receivers.events, postback_receivers.method, postback_receivers.address,
    postback_receivers.sealed_secret is not null as has_secret`,
  filters: { id: { kind: 'id', column: 'postback_receivers.id' } },
  sorts: { id: 'postback_receivers.id', key: 'postback_receivers.key', network: 'postback_receivers.network' },
  defaultSort: ['key', 'ASC'],
  shown,
} satisfies Resource

function shown({ events, ...row }: Row): PostbackReceiverRow {
  return { ...row, events: POSTBACK_EVENTS.filter((event) => events.includes(event)) } as PostbackReceiverRow
}
