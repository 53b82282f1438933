import { test } from '@japa/runner'
import { asOwner, newBrand } from '../../cast.ts'
import { newestMailTo } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { draft } from '../identity/signup/signing_up.ts'

test.group('The mails of a brand with several domains', () => {
  test('are from the domain in their reader’s language, and lead there', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const dutch = `nl-${rosa.host}`
    await asOwner((owner) =>
      owner.query(
        `insert into global.domains (tenant_id, host, language, country, settings) values ($1, $2, 'nl-NL', 'NL', $3)`,
        [rosa.id, dutch, { support_email: `hallo@${dutch}`, mail_name: 'Roos' }]
      )
    )
    const mailAfterSignup = async (host: string, language?: string) => {
      const visitor = new Visitor(host)
      if (language) visitor.cookies.set('i18n_redirected', language)
      const { body } = await visitor.post('/api/signup', draft())
      return newestMailTo(body.user.email)
    }

    const [there, here, other] = await Promise.all([
      mailAfterSignup(dutch),
      mailAfterSignup(rosa.host),
      mailAfterSignup(rosa.host, 'pl'),
    ])

    assert.deepInclude(there.from, { address: `hallo@${dutch}`, name: 'Roos' })
    assert.include(there.text, `http://${dutch}:`)
    assert.include(there.text, `hallo@${dutch}`)
    assert.notInclude(there.text, `http://${rosa.host}:`)
    for (const mail of [here, other]) {
      assert.deepInclude(mail.from, { address: `support@${rosa.host}` })
      assert.include(mail.text, `http://${rosa.host}:`)
    }
  })
})
