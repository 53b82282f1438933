import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES } from '@manyhearts/locales/pages'
import OwnPage from '@manyhearts/api/app/tenancy/pages/own_page'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Brand, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

const SETTINGS = {
  name: 'Rosa',
  support_email: 'help@rosa.example',
  support_phone: '+31 20-555 0100',
  refund_days: 21,
  message_credits: 12,
  signup_credits: 0,
  fictional_singular: { en: 'storyteller profile' },
  fictional_plural: { en: 'storyteller profiles' },
  fictional_warning: { en: 'We made this person up.' },
}

test.group('Static pages', (group) => {
  let rosa: Brand
  group.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB', SETTINGS)
  })
  const read = async (name: string, language = 'en', brand = rosa) => {
    const visitor = new Visitor(brand.host)
    visitor.cookies.set('i18n_redirected', language)
    return visitor.get(`/api/pages/${name}`)
  }

  test('say who runs the brand, what is fictional and how long money comes back', async ({ assert }) => {
    const { status, body } = await read('terms')

    assert.equal(status, 200)
    assert.equal(body.name, 'terms')
    for (const words of [
      'Rosa',
      rosa.host,
      'help@rosa.example',
      'storyteller profiles',
      'We made this person up.',
      '21 days',
    ])
      assert.include(body.html, words)
    assert.isAbove(body.contents.length, 8)
  })

  test('have every value filled in, in every language', async ({ assert }) => {
    for (const language of LANGUAGES) {
      for (const name of PAGES) {
        const { status, body } = await read(name, language)
        assert.equal(status, 200, `${language} ${name}`)
        assert.notMatch(JSON.stringify(body), /\{\{|\}\}|undefined|NaN|\[object/, `${language} ${name}`)
      }
    }
  })

  test('name partners only where members are asked about them', async ({ assert }) => {
    const vlam = await newBrand('vlam', 'GB', 'en-GB', { ...SETTINGS, member_resell: true })

    const [without, having] = [await read('terms'), await read('terms', 'en', vlam)]

    const titles = ({ body }: typeof having) => body.contents.map(({ title }: { title: string }) => title)
    assert.equal(titles(having).length, titles(without).length + 1)
  })

  test('have the date of the company’s terms', async ({ assert }) => {
    assert.include((await read('terms')).body.html, '1 January 2024')
  })

  test('can be the brand’s own in one language, and of no other brand', async ({ assert, cleanup }) => {
    const vlam = await newBrand('vlam', 'GB', 'en-GB', SETTINGS)
    const own = {
      name: 'faq',
      language: 'en',
      title: 'Ask {{site}}',
      description: 'Our answers',
      body: 'We are {{site}}.',
    }
    await asTenant(rosa, () => OwnPage.create(own), { connection: 'staff' })
    cleanup(() =>
      asTenant(rosa, async () => (await OwnPage.findByOrFail('name', 'faq')).delete(), { connection: 'staff' })
    )

    const { body } = await read('faq')

    assert.containsSubset(body, {
      title: 'Ask Rosa',
      description: 'Our answers',
      html: '<p>We are Rosa.</p>\n',
      contents: [],
    })
    assert.isAbove((await read('faq', 'de')).body.contents.length, 3)
    assert.isAbove((await read('faq', 'en', vlam)).body.contents.length, 3)
  })

  test('that do not exist are not found', async ({ assert }) => {
    for (const name of ['imprint', 'TERMS', '..%2Fen%2Fsite', 'terms.md'])
      assert.equal((await read(name)).status, 404, name)
  })
})
