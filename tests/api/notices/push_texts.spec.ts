import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { pushText } from '@manyhearts/api/app/notices/push/push_text'
import type { Fresh } from '@manyhearts/api/app/notices/news/what_is_new'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import type { Site } from '@manyhearts/api/app/tenancy/sites/site'
import { type Cast, newCast } from '../../cast.ts'

const LOOKS = ['hidden', 'name', 'full'] as const

/** What a push can be about when it is from somebody. */
const NEWS: Record<string, Partial<Fresh>> = {
  'a message': { type: 'new_messages', body: 'Good evening' },
  'a first message': { type: 'new_conversations', body: 'Good evening' },
  'a photo': { type: 'new_messages', body: null, isPhoto: true },
  'a gift': { type: 'new_messages', body: null, gift: { id: '1', names: {}, picture: 'rose' } },
  'a like': { type: 'likes', body: null },
}

test.group('The text of a push', (group) => {
  let cast: Cast
  let site: Site
  group.setup(async () => {
    cast = await newCast()
    const { settings, ...rosa } = (await siteByTenantId(cast.rosa.id))!
    const words = Object.fromEntries(LANGUAGES.map((language) => [language, `fictional (${language})`]))
    site = { ...rosa, settings: { ...settings, fictional_singular: words, fictional_warning: words } } as Site
  })

  const textOf = (news: Partial<Fresh>, language: string, lockScreen: string, isFictional: boolean) =>
    pushText(site, {
      gift: null,
      isPhoto: false,
      search: null,
      ...news,
      sender: { name: 'Fay', isFictional },
      member: { language, lockScreen },
    } as never)

  for (const language of LANGUAGES)
    test(`from a fictional profile says so in ${language}, whatever it is about and however little it may say`, ({
      assert,
    }) => {
      for (const [what, news] of Object.entries(NEWS)) {
        for (const look of LOOKS) {
          const { title, body } = textOf(news, language, look, true)
          assert.include(`${title}\n${body}`, `🎭 fictional (${language})`, `${what}, ${look}`)
          assert.equal(title.includes('Fay'), look !== 'hidden', `${what}, ${look}`)
        }
      }
    })

  test('from a member has no mark', ({ assert }) => {
    for (const news of Object.values(NEWS)) {
      for (const look of LOOKS) {
        const { title, body } = textOf(news, 'en', look, false)
        assert.notInclude(`${title}${body}`, '🎭')
      }
    }
  })
})
