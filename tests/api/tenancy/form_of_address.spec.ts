import { test } from '@japa/runner'
import { asOwner, type Brand, newBrand, newPerson } from '../../cast.ts'
import { newestMailTo } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { eventually } from '../notices/eventually.ts'

const HTML = { accept: 'text/html', 'x-requested-with': '' }
const MATURE = 3

const readsOn = async ({ host }: Brand, path: string) => (await new Visitor(host).get(path, HTML)).text
const failedLogin = async ({ host }: Brand) =>
  (await new Visitor(host).post('/api/user.php', { email: 'eve@example.com', password: 'wrong' })).body.errors[0]
    .message

test.group('The form of address', (group) => {
  let abendrot: Brand
  let morgenrot: Brand
  const set = (settings: object) =>
    asOwner(async (owner) => {
      await owner.query('update global.tenants set settings = settings || $2 where id = $1', [abendrot.id, settings])
    })
  group.setup(async () => {
    abendrot = await newBrand('abendrot', 'NL', 'de-DE')
    morgenrot = await newBrand('morgenrot', 'NL', 'de-DE')
    await asOwner((owner) =>
      owner.query('update global.tenants set niche_id = $2 where id = $1', [abendrot.id, MATURE])
    )
  })

  test('is the niche’s, on pages and in errors, and another German brand’s is its own', async ({ assert }) => {
    for (const [brand, form, error, front, page] of [
      [abendrot, 'formal', 'versuchen Sie es', 'Sie sehen den Preis', 'So erreichen Sie uns'],
      [morgenrot, 'informal', 'versuch es', 'Du siehst den Preis', 'So erreichst du uns'],
    ] as const) {
      const { body } = await new Visitor(brand.host).get('/api/settings.php')
      const document = await readsOn(brand, '/')

      assert.deepEqual([body.form_of_address, body.locale], [form, 'de'])
      assert.include(await failedLogin(brand), error)
      assert.match(document, /<html lang="de"/)
      assert.include(document, front)
      assert.include(await readsOn(brand, '/service'), page)
      assert.include(await readsOn(brand, '/nowhere'), form === 'formal' ? 'oder Sie haben' : 'oder du hast')
    }
  })

  test('is the mails’ too', async ({ assert }) => {
    for (const [brand, subject, footer] of [
      [abendrot, 'Wählen Sie ein neues Passwort für abendrot', 'Schreiben Sie an'],
      [morgenrot, 'Wähle ein neues Passwort für morgenrot', 'Schreib an'],
    ] as const) {
      const { member } = await newPerson(brand, { name: 'Ada', gender: 'female', looking_for: 'male' })
      await asOwner((owner) => owner.query(`update app.members set language = 'de' where id = $1`, [member.id]), brand)
      await new Visitor(brand.host).post('/api/password-resets', { email: member.email })

      const mail = await newestMailTo(member.email)

      assert.equal(mail.subject, subject)
      assert.include(mail.text, footer)
      assert.include(mail.html, '<html lang="de"')
    }
  })

  test('may be the brand’s own, and changes pages that were cached', async ({ assert, cleanup }) => {
    assert.include(await readsOn(abendrot, '/'), 'Sie sehen den Preis')
    cleanup(() => set({ form_of_address: null }))

    await set({ form_of_address: 'informal' })

    await eventually('du', async () => (await readsOn(abendrot, '/')).includes('Du siehst den Preis') || undefined)
  })

  test('leaves languages with one form as they are', async ({ assert }) => {
    const visitor = new Visitor(abendrot.host)
    visitor.cookies.set('i18n_redirected', 'da')

    const { text } = await visitor.get('/login', HTML)

    assert.match(text, /<html lang="da"/)
    assert.include(text, 'Velkommen tilbage')
  })
})
