import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, type Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { listPath, newStaff } from '../../admin/staff_of.ts'

test.group('The support code', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const ask = async ({ browser }: Person) => (await browser.get('/api/support-code')).body.support_code
  const renew = async ({ browser }: Person) => browser.post('/api/support-code')
  const expire = ({ brand }: Person) =>
    asOwner(
      (owner) => owner.query(`update app.members set support_code_until = now() where support_code is not null`),
      brand
    )

  test('is six digits for a day, made when a member asks for it', async ({ assert }) => {
    const { ann } = cast
    assert.isNull(await ask(ann))

    const { status, body } = await renew(ann)

    assert.equal(status, 201)
    assert.match(body.support_code.code, /^\d{6}$/)
    const hours = (Date.parse(body.support_code.until) - Date.now()) / 3_600_000
    assert.approximately(hours, 24, 0.1)
    assert.deepEqual(await ask(ann), body.support_code)
  })

  test('is another when it is renewed, and none when its day is over', async ({ assert }) => {
    const { ann } = cast
    const first = (await renew(ann)).body.support_code.code

    const second = (await renew(ann)).body.support_code.code
    await expire(ann)

    assert.notEqual(first, second)
    assert.isNull(await ask(ann))
    assert.equal((await renew(ann)).status, 201)
  })

  test('finds its member in the console, written in any way, and no one else', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const sam = await newStaff([{ brand: rosa, role: 'support' }])
    const found = async (q: string) =>
      (await sam.get(listPath('members', { filter: { q } }))).body.map(({ name }: { name: string }) => name)
    const code: string = (await renew(ann)).body.support_code.code
    const old: string = (await renew(ben)).body.support_code.code
    await renew(ben)

    assert.deepEqual(await found(code), ['Ann'])
    assert.deepEqual(await found(`${code.slice(0, 3)} ${code.slice(3)}`), ['Ann'])
    assert.deepEqual(await found(old), [])
    await expire(ann)
    assert.deepEqual(await found(code), [])
  })

  test('of another brand finds no one here', async ({ assert }) => {
    const { rosa, dora } = cast
    const sam = await newStaff([{ brand: rosa, role: 'support' }])
    const { code } = (await renew(dora)).body.support_code

    assert.deepEqual((await sam.get(listPath('members', { filter: { q: code } }))).body, [])
  })

  test('is never the same for two members, however many ask together', async ({ assert }) => {
    const { ann, ben, cleo } = cast

    const answers = await Promise.all([ann, ben, cleo, ann, ben, cleo].map(renew))

    assert.isTrue(answers.every(({ status }) => status === 201))
    const codes = await Promise.all([ann, ben, cleo].map(ask))
    assert.equal(new Set(codes.map(({ code }) => code)).size, 3)
  })

  test('is refused to visitors', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)
    for (const { status, body } of [await visitor.get('/api/support-code'), await visitor.post('/api/support-code')]) {
      assert.equal(status, 403)
      assert.isTrue(body.authentication_required)
    }
  })
})
