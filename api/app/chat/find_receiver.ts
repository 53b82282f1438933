import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/row_id'
import type Member from '#app/identity/member'
import Profile from '#app/members/profile'

/** Whom a member wants to write to; whether he may is a matter of the terms. @throws NotFound for himself and for nobody */
export async function findReceiver({ profile }: Member, id: unknown): Promise<Profile> {
  const receiver = await Profile.find(rowId(id))
  if (!receiver || receiver.id === profile.id) throw new NotFound()
  return receiver
}
