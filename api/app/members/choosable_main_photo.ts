import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/row_id'
import type Member from '#app/identity/member'
import Photo from './photo.js'
import { PhotoPending } from './photo_errors.js'

/**
 * The photo of his own that a member may make his main one.
 * @throws NotFound for what is no photo of his, or a refused one; PhotoPending for one that others don't see yet, while they see
 * another
 */
export async function choosableMainPhoto({ profile }: Member, id: unknown): Promise<Photo> {
  const wanted = rowId(id)
  const own = await Photo.query().where('profile_id', profile.id).whereNot('status', 'refused')
  const photo = own.find((one) => one.id === wanted)
  if (!photo) throw new NotFound()
  if (photo.status === 'pending' && own.some(({ status }) => status === 'active')) throw new PhotoPending()
  return photo
}
