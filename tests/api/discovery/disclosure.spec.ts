import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import Like from '@manyhearts/api/app/discovery/likes/like'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { peopleOf } from '../members/people_of.ts'

test.group('The mark of fictional profiles', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
    await asTenant(cast.rosa, () =>
      Like.create({ fromProfileId: cast.fay.id, toProfileId: cast.ben.profile.id, automatic: true })
    )
  })

  test('is on every fictional profile in every answer and language', async ({ assert }) => {
    const { rosa, ben, ann, fay } = cast
    await ben.browser.post(`/api/likes/${fay.id}`)
    const paths = [
      '/api/members',
      '/api/members?gender=both',
      `/api/members/${fay.id}`,
      `/api/members/${ann.profile.id}`,
      `/api/members/${fay.id}/similar`,
    ]
    let marks = 0
    for (const language of LANGUAGES) {
      const asked = (cookie: string) => ({ cookie: `${cookie}i18n_redirected=${language}` })
      const visitor = new Visitor(rosa.host)
      const session = asked(`sid=${ben.browser.cookies.get('sid')}; `)
      const answers = await Promise.all([
        ...paths.map((path) => visitor.get(path, asked(''))),
        ...[...paths, '/api/likes.php'].map((path) => ben.browser.get(path, session)),
        ben.browser.post(`/api/likes/${fay.id}`, {}, session),
      ])

      for (const { status, body } of answers) {
        assert.isBelow(status, 300)
        for (const { name, fictional, fictional_icon } of peopleOf(body)) {
          const isFay = name === fay.name
          assert.equal(fictional_icon, isFay)
          assert.equal(Boolean(fictional?.label && fictional.warning && fictional.version), isFay)
          marks += Number(isFay)
        }
      }
    }
    assert.isAbove(marks, LANGUAGES.length * 8)
  })

  test('without its text no fictional profile is shown at all', async ({ assert }) => {
    const { rosa, fay } = await newCast({ rosa: { fictional_warning: { en: '' } } })

    const { status, text } = await new Visitor(rosa.host).get(`/api/members/${fay.id}`)

    assert.equal(status, 500)
    assert.notInclude(text, fay.name)
  })
})
