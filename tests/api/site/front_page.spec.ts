import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { eventually } from '../notices/eventually.ts'
import { addPhotos } from '../members/add_photos.ts'
import { Visitor } from '../../visitor.ts'

const HTML = { accept: 'text/html' }

test.group('What a visitor is shown of a brand', () => {
  let cast: Cast
  /** Without the texts that its scripts bring along. */
  const pageOf = async (path: string) =>
    (await new Visitor(cast.rosa.host).get(path, HTML)).text.replace(/<script[^]*?<\/script>/g, '')
  const waysIn = (text: string) => /<a [^>]*href="\/signup/.test(text)

  test('the front page shows the brand’s own drawings, and no member who is visible to visitors', async ({
    assert,
  }) => {
    cast = await newCast()
    await addPhotos(cast.rosa, cast.ann.profile, ['ann'])

    const front = await pageOf('/')

    assert.include(await pageOf('/members'), 'Ann')
    assert.notInclude(front, 'Ann')
    assert.notInclude(front, '/photos/')
    assert.include(front, 'Illustrations, not members.')
    assert.match(front, /<img [^>]*src="\/art\/blush\/woman-1-640\.webp/)
  })

  for (const [signups, sentence] of [
    ['with_trafficsource', 'is open to visitors from partner sites. To join, follow the link on a partner’s page.'],
    ['closed', 'isn’t taking new members at the moment. Members can log in as usual.'],
  ] as const)
    test(`where signups are ${signups}, no page leads to the sign-up, and each says how one gets in`, async ({
      assert,
    }) => {
      cast = await newCast({ rosa: { signups } })

      for (const path of ['/', '/login', '/pricing']) {
        const text = await pageOf(path)
        assert.include(text, sentence, path)
        assert.isFalse(waysIn(text), path)
      }
      assert.isFalse(waysIn(await pageOf('/members')))
    })

  test('a visitor who follows a partner’s link may sign up', async ({ assert }) => {
    cast = await newCast({ rosa: { signups: 'with_trafficsource' } })

    const text = await pageOf('/?network=demo&ref=7')

    assert.isTrue(waysIn(text))
    assert.notInclude(text, 'from partner sites')
  })

  test('where members invite, the front page says so and leads to the field for the code', async ({ assert }) => {
    cast = await newCast({ rosa: { signups: 'invite_only' } })

    const front = await pageOf('/')

    assert.include(front, 'is by invitation only')
    assert.match(front, /href="\/signup"[^>]*>I have an invitation code/)
    assert.include(await pageOf('/signup'), 'name="invite_code"')
  })

  for (const [niche, key, gender] of [
    [5, 'gay_men', 'male'],
    [6, 'lesbian_women', 'female'],
  ] as const)
    test(`the sign-up of a brand of niche ${niche} asks nobody who they are and whom they look for`, async ({
      assert,
    }) => {
      cast = await newCast()
      await asOwner(async (owner) => {
        await owner.query(
          `insert into global.niches (id, key, preset) values ($1, $2, 'aurora') on conflict do nothing`,
          [niche, key]
        )
        await owner.query('update global.tenants set niche_id = $2 where id = $1', [cast.rosa.id, niche])
      })

      const page = await eventually('the niche', async () => {
        const text = await pageOf('/signup')
        return text.includes(`name="gender" value="${gender}"`) ? text : undefined
      })

      assert.include(page, `<input type="hidden" name="looking_for" value="${gender}"/>`)
      assert.notMatch(page, /<input[^>]*type="radio"[^>]*name="(gender|looking_for)"/)
      assert.notInclude(page, 'data-step="you"')
    })
})
