import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES } from '@manyhearts/locales/pages'
import OwnPage from '@manyhearts/api/app/tenancy/pages/own_page'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { headingId } from '@manyhearts/locales/heading_id'
import { translationsIn } from '@manyhearts/api/app/http/translations'
import { givenCompany } from '../admin/given_company.ts'
import { type Brand, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { eventually } from '../notices/eventually.ts'

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
    const asking = { ...SETTINGS, member_resell: true }
    const vlam = await newBrand('vlam', 'GB', 'en-GB', { ...asking, data_partners: 'Hartpost B.V., Zweisam GmbH' })
    const nameless = await newBrand('vlam', 'GB', 'en-GB', asking)

    const [without, having] = [await read('terms'), await read('terms', 'en', vlam)]

    const titles = ({ body }: typeof having) => body.contents.map(({ title }: { title: string }) => title)
    assert.equal(titles(having).length, titles(without).length + 1)
    assert.include((await read('privacy', 'en', vlam)).body.html, 'The partners are: Hartpost B.V., Zweisam GmbH.')
    for (const brand of [rosa, nameless])
      assert.include((await read('privacy', 'en', brand)).body.html, 'We don’t sell your data')
  })

  test('say what is kept of a partner’s link, where such a link opens the sign-up or the search', async ({
    assert,
  }) => {
    const opened = (settings: object) => newBrand('vlam', 'GB', 'en-GB', { ...SETTINGS, ...settings })
    const link = { logged_out_search_trafficsource: true }
    const kept = async (brand: Brand) => {
      const { html } = (await read('cookies', 'en', brand)).body
      return ['traffic-source', 'partner-link'].filter((name) => html.includes(`<td><code>${name}</code></td>`))
    }

    assert.deepEqual(await kept(await opened({ signups: 'with_trafficsource' })), ['traffic-source'])
    assert.deepEqual(await kept(await opened({ ...link, logged_out_search: false })), ['partner-link'])
    assert.deepEqual(await kept(await opened({ ...link, logged_out_search: true })), [])
  })

  test('of a German company have its Impressum, and whether it settles disputes with consumers', async ({ assert }) => {
    const brand = await newBrand('rosa', 'DE', 'de-DE', SETTINGS)
    const company = { country: 'DE', representative: 'Ada Muster', register: 'Amtsgericht Köln', kvk: 'HRB 12345' }
    await givenCompany(brand, company)

    const { body } = await read('service', 'de', brand)

    assert.include(JSON.stringify(body.contents), '"title":"Impressum"')
    for (const cell of ['Ada Muster', 'Amtsgericht Köln, HRB 12345', 'NL1'])
      assert.include(body.html, `<td>${cell}</td>`)
    assert.include(body.html, 'Wir sind nicht bereit und nicht verpflichtet')
    for (const language of LANGUAGES)
      assert.equal(
        (await read('service', language, brand)).body.contents.filter(
          ({ id }: { id: string }) => id === headingId(translationsIn(`${language}-informal`, 'site')('footer.imprint'))
        ).length,
        1,
        language
      )
    const formal = await newBrand('rosa', 'DE', 'de-DE', { ...SETTINGS, form_of_address: 'formal' })
    await givenCompany(formal, company)
    assert.include(JSON.stringify((await read('service', 'de', formal)).body.contents), '"id":"impressum"')
  })

  test('of a French company name its consumer mediator; of a Dutch one they say nothing about either', async ({
    assert,
  }) => {
    const brand = await newBrand('rosa', 'FR', 'fr-FR', SETTINGS)
    const mediator_url = 'https://mediation.example'
    await givenCompany(brand, {
      country: 'FR',
      mediator: 'Paix',
      mediator_address: '1 rue du Port, Lille',
      mediator_url,
    })

    const { html } = (await read('service', 'fr', brand)).body
    const dutch = (await read('service', 'fr')).body.html

    assert.include(html, `Paix, 1 rue du Port, Lille, <a href="${mediator_url}">${mediator_url}</a>`)
    assert.notInclude(html, 'VSBG')
    assert.notInclude(html, 'Mentions légales')
    for (const words of ['VSBG', 'Mentions légales', 'médiateur']) assert.notInclude(dutch, words)
  })

  test('have the date of the company’s terms', async ({ assert }) => {
    assert.include((await read('terms')).body.html, '1 January 2024')
  })

  test('can be the brand’s own in one language, and of no other brand', async ({ assert }) => {
    const vlam = await newBrand('vlam', 'GB', 'en-GB', SETTINGS)
    const own = {
      name: 'faq',
      language: 'en',
      title: 'Ask {{site}}',
      description: 'Our answers',
      body: 'We are {{site}}.',
    }
    const isOwn = async () => {
      const { body } = await read('faq')
      return body.title === 'Ask Rosa' ? body : undefined
    }
    const before = await isOwn()
    await asTenant(rosa, () => OwnPage.create(own), { connection: 'staff' })
    const body = await eventually('the brand’s own page', isOwn)
    const others = [(await read('faq', 'de')).body, (await read('faq', 'en', vlam)).body]
    await asTenant(rosa, async () => (await OwnPage.findByOrFail('name', 'faq')).delete(), { connection: 'staff' })
    await eventually('the product’s page again', async () => ((await isOwn()) ? undefined : true))

    assert.isUndefined(before)

    assert.containsSubset(body, {
      title: 'Ask Rosa',
      description: 'Our answers',
      html: '<p>We are Rosa.</p>\n',
      contents: [],
    })
    assert.isTrue(others.every(({ contents }) => contents.length > 3))
  })

  test('that do not exist are not found', async ({ assert }) => {
    for (const name of ['imprint', 'TERMS', '..%2Fen%2Fsite', 'terms.md'])
      assert.equal((await read(name)).status, 404, name)
  })
})
