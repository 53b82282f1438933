import type { HttpContext } from '@adonisjs/core/http'
import { needsAgeCheck } from '#app/members/access/needs_age_check'
import { NotFound } from '#app/http/http_errors'
import { findCard } from '#app/members/people/find_card'
import Photo from '#app/members/people/photo'
import { photosOf } from '#app/members/people/photos_of'
import { photosShown } from '#app/members/people/photos_shown'
import { viewerOf } from '#app/members/people/viewer_of'

/** Whether the signed-in member would see this photo unlocked on its owner's page now. `filename`: of the whole picture. */
export async function mayOpenPhoto(ctx: HttpContext, filename: string): Promise<boolean> {
  if (!(await ctx.auth.use('member').check())) return false
  const viewer = viewerOf(ctx)
  const photo = await Photo.findBy('filename', filename)
  if (!photo || photo.profileId === viewer.member?.profile.id) return photo !== null
  if (needsAgeCheck(viewer.site, ctx.request.ip(), viewer.member!)) return false
  try {
    const card = await findCard(viewer.member, photo.profileId)
    const shown = photosShown(await photosOf(card.profile.id, viewer.member), card, viewer)
    return shown.some((one) => one.photo.id === photo.id && !one.locked)
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
