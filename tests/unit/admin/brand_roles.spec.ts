import { test } from '@japa/runner'
import {
  brandRolesOf,
  grantsOf,
  isComplete,
  isSame,
  shortBrandRoles,
} from '../../../admin-console/src/staff/brand_roles.ts'
import type { Grant, Role } from '../../../admin-console/src/staff/staff_member.ts'

const at = (tenant: string, role: Role): Grant => ({ tenant_id: `id of ${tenant}`, tenant, role })

const GRANTS = [at('Vlam', 'moderator'), at('Rosa', 'support'), at('Vlam', 'support')]

test.group('Roles at brands', () => {
  test('are a line for each brand, by its name, and roles in the order of the choices', ({ assert }) => {
    assert.deepEqual(brandRolesOf(GRANTS), [
      { brand: { id: 'id of Rosa', name: 'Rosa' }, roles: ['support'] },
      { brand: { id: 'id of Vlam', name: 'Vlam' }, roles: ['support', 'moderator'] },
    ])
    assert.deepEqual(grantsOf(brandRolesOf(GRANTS)), [
      { tenant_id: 'id of Rosa', role: 'support' },
      { tenant_id: 'id of Vlam', role: 'support' },
      { tenant_id: 'id of Vlam', role: 'moderator' },
    ])
  })

  test('say nothing of a line without a brand, which is not complete', ({ assert }) => {
    const lines = [...brandRolesOf(GRANTS), { brand: null, roles: ['desk' as const] }]

    assert.lengthOf(grantsOf(lines), GRANTS.length)
    assert.isFalse(isComplete(lines))
    assert.isFalse(isComplete([{ brand: { id: '1', name: 'Rosa' }, roles: [] }]))
    assert.isTrue(isComplete(brandRolesOf(GRANTS)))
    assert.isTrue(isComplete([]))
  })

  test('are the same in whatever order the lines are, until a line is added', ({ assert }) => {
    const lines = brandRolesOf(GRANTS)

    assert.isTrue(isSame(lines, lines.toReversed()))
    assert.isFalse(isSame(lines, [...lines, { brand: null, roles: [] }]))
    assert.isFalse(isSame(lines, lines.slice(1)))
  })

  test('are told in a line: two brands with the roles of the first, and how many more', ({ assert }) => {
    assert.deepEqual(shortBrandRoles([]), { roles: [], brands: [], more: 0 })
    assert.deepEqual(shortBrandRoles(GRANTS), { roles: ['support'], brands: ['Rosa'], more: 1 })
    const names = ['Aurora', 'Berg', 'Cielo', 'Dusk']
    assert.deepEqual(shortBrandRoles([...names.map((name) => at(name, 'desk')), at('Ember', 'finance')]), {
      roles: ['desk'],
      brands: ['Aurora', 'Berg'],
      more: 3,
    })
  })
})
