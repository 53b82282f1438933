import { wordsIn } from '#app/http/words'
import { fictionalMark } from '#app/members/people/fictional_mark'
import type Profile from '#app/members/people/profile'
import type { Site } from '#app/tenancy/sites/site'
import type { Fresh } from '#app/notices/news/what_is_new'

/** More than any lock screen shows. */
const LONGEST_BODY = 160

/** The words a locked screen shows: all, the name, or neither who nor what (product.md §7). */
export function pushText(site: Site, fresh: Fresh): { title: string; body: string } {
  const { member, sender, body } = fresh
  const t = wordsIn(member.language, 'notices')
  const what = whatOf(fresh)
  if (member.lockScreen === 'hidden' || !sender) return { title: t(`push.hidden.${what}`), body: '' }
  const title = named(sender, site, member.language)
  if (member.lockScreen === 'full' && body) return { title, body: shortened(body) }
  return { title, body: t(`push.${what}`) }
}

/** What it is about, as its texts are called. */
function whatOf({ type, search }: Fresh) {
  if (search) return 'fit'
  if (type === 'weekly_updates') return 'newcomers'
  if (type === 'unread_reminders') return 'unread'
  return type === 'likes' ? 'like' : 'message'
}

/** A fictional profile is never named without its mark: the icon and the brand's word. */
function named(sender: Profile, site: Site, language: string): string {
  const { fictional } = fictionalMark(sender, site, language)
  return fictional ? `${sender.name} 🎭 ${fictional.label}` : sender.name
}

function shortened(text: string): string {
  const characters = [...text]
  return characters.length > LONGEST_BODY ? `${characters.slice(0, LONGEST_BODY - 1).join('')}…` : text
}
