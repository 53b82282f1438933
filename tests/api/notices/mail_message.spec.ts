import { test } from '@japa/runner'
import Member from '@manyhearts/api/app/members/people/member'
import { mailMessage } from '@manyhearts/api/app/notices/mails/mail_message'
import { activationMail } from '@manyhearts/api/app/notices/mails/parts/account/activation_mail'
import type { Site } from '@manyhearts/api/app/tenancy/sites/site'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { theme } from '@manyhearts/theme-presets/theme'
import { newBrand } from '../../cast.ts'

const JOB = { id: '5f0c2b52-0a52-4b0c-9ad5-1f8f8b8f8f8f', createdAt: new Date() }

test.group('A mail', (group) => {
  let site: Site
  const mail = activationMail('en-informal', {
    brand: 'Rosa',
    name: 'Eve',
    code: '012345',
    href: 'https://rosa.example/token',
  })
  const to = (email: string, subject = mail.subject) => ({
    kind: 'activation',
    member: new Member().fill({ email, language: 'en' }),
    mail: { ...mail, subject },
  })
  group.setup(async () => {
    site = (await siteByTenantId((await newBrand('rosa', 'GB', 'en-GB')).id))!
  })

  test('is refused when a line break would add a header', ({ assert }) => {
    const evil = 'x\r\nBcc: all@example.com'

    assert.throws(() => mailMessage(site, to(`eve@example.com${evil}`), JOB), /control characters/)
    assert.throws(() => mailMessage(site, to('eve@example.com', evil), JOB), /control characters/)
    assert.throws(
      () => mailMessage({ ...site, settings: { ...site.settings, mail_name: evil } }, to('eve@example.com'), JOB),
      /control characters/
    )
    assert.throws(
      () => mailMessage({ ...site, settings: { ...site.settings, support_email: evil } }, to('eve@example.com'), JOB),
      /control characters/
    )
  })

  test('comes from the brand’s host when it has no address of its own', ({ assert }) => {
    const { from } = mailMessage(
      { ...site, settings: { ...site.settings, support_email: '', mail_name: '' } },
      to('eve@example.com'),
      JOB
    )

    assert.deepEqual(from, { name: 'rosa', address: `noreply@${site.mainHost}` })
  })

  test('has the brand’s colours, in the dark too', ({ assert }) => {
    const own = { preset: 'dusk', primary: '#0a6b5d' } as const
    const { html } = mailMessage({ ...site, theme: own }, to('eve@example.com'), JOB)

    const { light, dark } = theme(own).modes
    assert.include(html, `background:${light.primary};color:${light.on_primary}`)
    assert.include(html, `background:${dark.primary}!important`)
    assert.include(html, '<meta name="color-scheme" content="light dark">')
    assert.notInclude(html, '<table')
  })

  test('says who sends it, as the law requires', ({ assert }) => {
    const { html, text } = mailMessage(site, to('eve@example.com'), JOB)

    for (const part of [html, text]) {
      assert.include(part, 'Tests B.V., Kade 1, Amsterdam')
      assert.include(part, '12345678')
      assert.notInclude(part, '{{')
    }
  })
})
