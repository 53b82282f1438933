import { test } from '@japa/runner'
import Profile from '@manyhearts/api/app/members/people/profile'
import { pipeline } from '@manyhearts/api/app/tenancy/context/pipeline'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../cast.ts'

test.group('A pipeline of statements', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  /** Appends a word to a setting of the transaction and returns it: the order in which PostgreSQL received the statements. */
  const say = async (word: string): Promise<string> => {
    const [row] = await tenantRows<{ said: string }>(
      `select set_config('app.said', coalesce(current_setting('app.said', true), '') || :word, true) as said`,
      { word }
    )
    return row!.said
  }
  const later = async (turns: number) => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
  }
  const inRosa = <T>(work: () => Promise<T>) => asTenant(cast.rosa, work)

  test('reaches PostgreSQL in the order of the list, however long a step takes to ask', async ({ assert }) => {
    const said = await inRosa(() =>
      pipeline([
        () => later(50).then(() => say('a')),
        () =>
          Profile.query()
            .where('id', cast.ann.profile.id)
            .firstOrFail()
            .then(() => say.name),
        () => new Promise((resolve) => setTimeout(resolve, 5)).then(() => say('b')),
        () => say('c'),
      ])
    )

    assert.deepEqual(said, ['a', 'say', 'ab', 'abc'])
  })

  test('passes over steps that ask nothing, and keeps the order of steps that are pipelines', async ({ assert }) => {
    const inner = (...words: string[]) => pipeline(words.map((word) => () => later(20).then(() => say(word))))

    const said = await inRosa(() =>
      pipeline([
        () => false,
        () => inner('a', 'b'),
        () => later(1),
        () => pipeline([() => inner('c'), () => say('d')]),
        () => say('e'),
      ])
    )

    assert.deepEqual(said, [false, ['a', 'ab'], undefined, [['abc'], 'abcd'], 'abcde'])
  })

  test('lets nothing overtake behind a step that asks nothing', async ({ assert }) => {
    const said = await inRosa(() => pipeline([() => later(50).then(() => say('a')), () => false, () => say('b')]))

    assert.deepEqual(said, ['a', false, 'ab'])
  })

  test('refuses a step that asks again after a later one', async ({ assert }) => {
    const twice = async () => {
      await say('a')
      return say('b')
    }

    const refusal = await inRosa(() => pipeline([twice, () => say('c')])).catch((error: Error) => error)
    const allowed = await inRosa(() => pipeline([() => say('c'), twice]))

    assert.match(String(refusal), /asked again after a later step/)
    assert.deepEqual(allowed, ['c', 'cab'])
  })

  test('fails as its first failing step does, though what a later one throws is heard earlier', async ({ assert }) => {
    const failing = async () => {
      try {
        return await tenantRows('select 1 / 0')
      } finally {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }

    const failure = await inRosa(() => pipeline([failing, () => say('a')])).catch((error: Error) => error)

    assert.match(String(failure), /division by zero/)
  })

  test('fails as its first failing step does, and nothing is stored', async ({ assert }) => {
    const rename = (name: string) => () =>
      tenantRows('update app.profiles set name = :name where tenant_id = (select sec.tenant_id()) and id = :id', {
        name,
        id: cast.ann.profile.id,
      })

    const failure = await inRosa(() =>
      pipeline([rename('Anna'), () => tenantRows('select 1 / 0'), rename('Annika')])
    ).catch((error: Error) => error)

    assert.match(String(failure), /division by zero/)
    assert.equal((await inRosa(() => Profile.findOrFail(cast.ann.profile.id))).name, cast.ann.profile.name)
  })
})
