import { NotFound } from '#app/http/http_errors'
import Profile from '#app/members/people/profile'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { type DeskLease, keepChat, releaseChat } from './desk_lease.js'
import { keepLike, releaseLike } from './desk_likes.js'

/** Keeps what somebody has before them for longer: a conversation, or a like of which none came yet. @throws DeskChatLost */
export async function keepTurn(id: string, staffId: string, number: number): Promise<DeskLease> {
  return (await keepLike(id, staffId, number)) ?? keepChat(id, staffId, number)
}

/** Lets go of it, so that it is nobody's. */
export async function releaseTurn(id: string, staffId: string, number: number): Promise<void> {
  await releaseLike(id, staffId, number)
  await releaseChat(id, staffId, number)
}

/** In whose name it is answered. @throws NotFound */
export async function profileOfTurn(id: string): Promise<Profile> {
  const [profile] = await tenantModels(
    Profile,
    `select * from app.profiles where tenant_id = (select sec.tenant_id()) and id = (
       select profile_id from app.desk_chats where tenant_id = (select sec.tenant_id()) and conversation_id = :id
       union all select profile_id from app.desk_likes where tenant_id = (select sec.tenant_id()) and id = :id limit 1)`,
    { id }
  )
  if (!profile) throw new NotFound()
  return profile
}
