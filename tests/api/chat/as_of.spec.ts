import { test } from '@japa/runner'
import { openAsOf, sealAsOf } from '@manyhearts/api/app/chat/conversations/as_of'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../cast.ts'

test.group('The snapshot that a list of conversations was read in', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })
  const sealed = (snapshot: string) => asTenant(cast.rosa, async () => sealAsOf(snapshot))
  const opened = (text: string, brand = cast.rosa) => asTenant(brand, async () => openAsOf(text))

  test('is told sealed, for one brand, and in a length that says nothing', async ({ assert }) => {
    const running = Array.from({ length: 400 }, (_, each) => 1_000_000 + each).join(',')
    const [short, long] = [await sealed('7:9:7,8'), await sealed(`1000000:2000000:${running}`)]

    assert.equal(short.length, long.length)
    assert.equal(await opened(short), '7:9:7,8')
    assert.equal(await opened(long), '1000000:1000000:')
    assert.isUndefined(await opened(short, cast.vlam))
    for (const text of ['', 'A', `${short.slice(0, -2)}AA`, 'A'.repeat(short.length)])
      assert.isUndefined(await opened(text))
  })
})
