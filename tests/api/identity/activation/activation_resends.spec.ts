import { test } from '@japa/runner'
import { newBrand, newCast } from '../../../cast.ts'
import { codeIn, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { signUp } from '../signup/signing_up.ts'

test.group('Sending the mail again', () => {
  test('a member gets it again three times an hour, each with a code of its own that counts alone', async ({
    assert,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const { browser, email } = await signUp(brand)
    const first = await newestMailTo(email)

    const answers = []
    for (let time = 1; time <= 4; time++) answers.push(await browser.post('/api/activation/resend', {}))

    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204, 204, 429]
    )
    assert.equal(answers[3]!.body.errors[0].code, 'too_many_attempts')
    const mails = await mailsTo(email, 4)
    assert.equal(new Set(mails.map(codeIn)).size, 4)
    assert.equal((await browser.post('/api/activation', { code: codeIn(first) })).status, 404)
    assert.equal((await browser.post('/api/activation', { token: tokenIn(first) })).status, 200)
  })

  test('an active member is sent nothing; a visitor is refused', async ({ assert }) => {
    const cast = await newCast()

    assert.equal((await cast.ann.browser.post('/api/activation/resend', {})).status, 204)
    const refused = await new Visitor(cast.rosa.host).post('/api/activation/resend', {})
    assert.equal(refused.status, 403)
    assert.isTrue(refused.body.authentication_required)
  })
})
