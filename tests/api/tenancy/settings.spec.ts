import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { forgetSites } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { statementsOf } from '../../statements_of.ts'
import { Visitor } from '../../visitor.ts'
import { eventually } from '../notices/eventually.ts'

test.group('Settings', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { message_credits: 10, support_phone: '+44 20-7946 0000' } })
  })

  const settings = async (query = '') => (await new Visitor(cast.rosa.host).get(`/api/settings.php${query}`)).body
  /** Every field of the specification's §3 Settings. */
  const FIELDS = (
    'countries name index_title description domain domain_language cdn_prefix niche signups logged_out_search ' +
    'logged_out_search_trafficsource geoip_country geoip_selected_country minimum_message_costs message_credits photo_credits ' +
    'gift_credits signup_credits message_length push_public_key support_phone support_email enable_site_entry_popup ' +
    'visible_profile_fields visible_profile_notes search_fields fictional_warning fictional_singular fictional_plural refund_days ' +
    'member_resell company_id mail_name theme locales locale limits'
  ).split(' ')

  test('answer with every field of the specification', async ({ assert }) => {
    const body = await settings()

    assert.containsSubset(Object.keys(body), FIELDS)
    assert.deepEqual(body.limits, {
      photos_free: 3,
      photos_premium: 25,
      free_conversations: 2,
      swipe_likes_per_day: 4,
      restore_days: 14,
      min_age: 18,
    })
    assert.deepEqual(body.minimum_message_costs, { GB: { costs: 100, currency: 'GBP' } })
    assert.equal(body.theme.design_version, 2)
  })

  test('the support phone is cleaned of dashes and spaces', async ({ assert }) => {
    assert.equal((await settings()).support_phone, '+442079460000')
  })

  test('a domain in the query changes nothing', async ({ assert }) => {
    assert.equal((await settings(`?domain=${cast.vlam.host}&network=x`)).domain, cast.rosa.host)
  })

  test('the language is the cookie’s, else the domain’s', async ({ assert }) => {
    const visitor = new Visitor(cast.vlam.host)
    assert.equal((await visitor.get('/api/settings.php')).body.locale, 'nl')

    visitor.cookies.set('i18n_redirected', 'fi')
    assert.equal((await visitor.get('/api/settings.php')).body.locale, 'fi')

    visitor.cookies.set('i18n_redirected', 'xx')
    assert.equal((await visitor.get('/api/settings.php')).body.locale, 'nl')
  })

  test('all languages are offered while the country is unknown', async ({ assert }) => {
    assert.deepEqual((await settings()).locales, [...LANGUAGES])
  })

  test('a change is live at once', async ({ assert }) => {
    assert.equal((await settings()).message_credits, 10)

    await asOwner((owner) =>
      owner.query(`update global.tenants set settings = settings || '{"message_credits": 12}' where id = $1`, [
        cast.rosa.id,
      ])
    )

    await eventually('the new price', async () => (await settings()).message_credits === 12 || undefined)
  })

  test('cost one statement cold and none warm', async ({ assert }) => {
    forgetSites()

    assert.equal(await statementsOf(settings), 1)
    assert.equal(await statementsOf(settings), 0)
  })

  test('company info names who is behind the brand', async ({ assert }) => {
    const { body } = await new Visitor(cast.rosa.host).get('/api/companyinfo.php')

    assert.properties(body, [
      'name',
      'address',
      'kvk',
      'city',
      'country',
      'tradenames',
      'vat_numbers',
      'support_phone',
      'delete_discount',
      'added',
    ])
    assert.equal(body.name, 'Tests B.V.')
    assert.equal(body.support_phone, '+31201234567')
  })

  test('a brand that is not open answers 503', async ({ assert }) => {
    await asOwner((owner) => owner.query(`update global.tenants set state = 'paused' where id = $1`, [cast.vlam.id]))
    const { body, headers } = await eventually('the closed brand', async () => {
      const answer = await new Visitor(cast.vlam.host).get('/api/settings.php')
      return answer.status === 503 ? answer : undefined
    })

    assert.equal(body.errors[0].code, 'tenant_not_live')
    assert.exists(headers['retry-after'])
  })
})
