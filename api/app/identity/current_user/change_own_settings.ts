import { pipeline } from '#app/tenancy/context/pipeline'
import { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'
import { ActivationRequired } from '#app/members/people/members_errors'
import { lastActiveTold } from '#app/identity/current_user/last_active_told'
import { pokeMember } from '#app/live/poke'
import type Member from '#app/members/people/member'

interface OwnSettings {
  language?: string
  show_fictional?: boolean
  visible_to_visitors?: boolean
  invisible_mode?: boolean
  privacy_mode?: boolean
  read_receipts?: boolean
  paused?: boolean
}

/** Visibility settings are stored on the profile, where searches filter. @throws ActivationRequired when pausing before activation */
export async function changeOwnSettings(member: Member, site: Site, changes: OwnSettings): Promise<void> {
  const { profile } = member
  if (changes.paused && !member.isActivated) throw new ActivationRequired()
  const {
    language = member.language,
    show_fictional = member.showFictional,
    visible_to_visitors = member.visibleToVisitors,
    invisible_mode: invisible = profile.invisible,
    privacy_mode = profile.photosPrivate,
    read_receipts: readReceipts = profile.readReceipts,
    paused = profile.paused,
  } = changes
  void member.merge({ language, showFictional: show_fictional, visibleToVisitors: visible_to_visitors })
  void profile.merge({ visibleToVisitors: visible_to_visitors, photosPrivate: privacy_mode, readReceipts })
  if (invisible !== profile.invisible)
    void profile.merge({ invisible, lastActiveAt: lastActiveTold(DateTime.now(), invisible, site) })
  if (paused !== profile.paused) void profile.merge({ paused }).merge({ status: profile.statusFor(member) })
  if (!member.$isDirty && !profile.$isDirty) return
  await pipeline([() => member.save(), () => profile.save()])
  pokeMember(member.id)
}
