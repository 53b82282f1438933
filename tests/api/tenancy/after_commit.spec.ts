import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import Member from '@manyhearts/api/app/members/people/member'
import { NotInTenant } from '@manyhearts/api/app/tenancy/context/tenancy_errors'
import { afterCommit, asTenant, inSeparateTransaction } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../cast.ts'

test.group('What follows a commit', (group) => {
  let cast: Cast
  let done: string[]
  group.setup(async () => {
    cast = await newCast()
  })
  group.each.setup(() => {
    done = []
  })

  const languageOf = ({ id }: Member) => asTenant(cast.rosa, async () => (await Member.findOrFail(id)).language)
  const changeLanguage = async ({ id }: Member, language: string) => {
    const member = await Member.findOrFail(id)
    await member.merge({ language }).save()
  }

  test('sees what was stored, and is done before the caller goes on', async ({ assert }) => {
    const { member } = cast.ann

    await asTenant(cast.rosa, async () => {
      afterCommit(async () => done.push(await languageOf(member)))
      await changeLanguage(member, 'nl')
      done.push('working')
    })

    assert.deepEqual(done, ['working', 'nl'])
  })

  test('is not done when nothing was stored', async ({ assert }) => {
    await asTenant(cast.rosa, async () => afterCommit(() => done.push('refused')), { keep: () => false })
    const failing = asTenant(cast.rosa, async () => {
      afterCommit(() => done.push('failed'))
      throw new Error('no')
    })

    await assert.rejects(() => failing, 'no')
    assert.deepEqual(done, [])
  })

  test('belongs to the transaction that it was asked in', async ({ assert }) => {
    const outer = asTenant(cast.rosa, async () => {
      afterCommit(() => done.push('outer'))
      await inSeparateTransaction(async () => afterCommit(() => done.push('inner')))
      done.push('after the inner one')
      throw new Error('no')
    })

    await assert.rejects(() => outer, 'no')
    assert.deepEqual(done, ['inner', 'after the inner one'])
  })

  test('runs outside the transaction, which is over', async ({ assert }) => {
    await asTenant(cast.rosa, async () =>
      afterCommit(() => {
        try {
          afterCommit(() => {})
        } catch (error) {
          done.push((error as Error).constructor.name)
        }
      })
    )

    assert.deepEqual(done, [NotInTenant.name])
  })

  test('fails nothing when it fails, and keeps nobody waiting for long', async ({ assert }) => {
    const since = Date.now()

    const result = await asTenant(cast.rosa, async () => {
      afterCommit(() => {
        throw new Error('broken')
      })
      afterCommit(async () => {
        throw new Error('broken')
      })
      afterCommit(() => sleep(5_000, undefined, { ref: false }))
      afterCommit(() => done.push('the others are done'))
      return 'stored'
    })

    assert.equal(result, 'stored')
    assert.deepEqual(done, ['the others are done'])
    assert.isBelow(Date.now() - since, 2_000)
  })
})
