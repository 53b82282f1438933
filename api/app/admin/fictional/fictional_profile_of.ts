import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import Profile from '#app/members/people/profile'

/** Locks a fictional profile of the brand. @throws NotFound for members' profiles too */
export async function fictionalProfileOf(id: unknown): Promise<Profile> {
  const profile = await Profile.query()
    .where({ id: rowId(id), kind: 'fictional' })
    .forUpdate()
    .first()
  if (!profile) throw new NotFound()
  return profile
}
