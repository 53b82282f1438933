import { test } from '@japa/runner'
import { forgetStatements, PLANNED_BY_VALUES, statementName } from '@manyhearts/api/app/tenancy/context/statement_names'

test.group('The name a statement is prepared under', (group) => {
  group.each.setup(() => forgetStatements())
  group.each.teardown(() => forgetStatements())

  test('is given to a repeated one, and stays', ({ assert }) => {
    const names = Array.from({ length: 3 }, () => statementName('select 1'))

    assert.isUndefined(names[0])
    assert.isString(names[1])
    assert.equal(names[2], names[1])
  })

  test('is never given to one planned by its values, wherever it says so', ({ assert }) => {
    const comment = `/* ${PLANNED_BY_VALUES} */`
    for (const text of [`${comment} select 1`, `with one as (select 1) ${comment} select * from one`]) {
      assert.isUndefined(statementName(text))
      assert.isUndefined(statementName(text))
    }
  })

  test('is saved for repeated ones, however many come only once', ({ assert }) => {
    for (let length = 0; length < 5000; length++) statementName(`select ${length}`)

    statementName('select again')
    assert.isString(statementName('select again'))
  })

  test('is given to a limited number', ({ assert }) => {
    const named = Array.from({ length: 800 }, (_, place) => {
      statementName(`select ${place}`)
      return statementName(`select ${place}`)
    }).filter(Boolean)

    assert.lengthOf(named, 500)
    assert.isUndefined(statementName('select one more'))
    assert.isUndefined(statementName('select one more'))
  })
})
