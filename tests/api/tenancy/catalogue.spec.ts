import { test } from '@japa/runner'
import { asOwner } from '../../cast.ts'
import { catalogueFaults } from './catalogue_faults.ts'
import { rolledBack } from './rolled_back.ts'
import { afterDeadlocks } from './after_deadlocks.ts'

const DEFECTS: Record<string, { make: string; fault: RegExp }> = {
  'a policy is dropped': { make: 'drop policy tenant on app.likes', fault: /one policy: likes/ },
  'a policy lets everybody in': { make: 'create policy open on app.likes using (true)', fault: /one policy: likes/ },
  'row-level security is not forced': {
    make: 'alter table app.likes no force row level security',
    fault: /not forced: likes/,
  },
  'row-level security is switched off': {
    make: 'alter table app.likes disable row level security',
    fault: /not forced: likes/,
  },
  'an address is unique across tenants': {
    make: 'create unique index planted on app.members (email)',
    fault: /tenant first: .*planted/,
  },
  'a reference forgets the tenant': {
    make: `alter table app.photos add constraint planted_key unique (id);
           alter table app.likes add constraint planted foreign key (id) references app.photos (id)`,
    fault: /forgets the tenant: planted/,
  },
  'a view sees with its owner’s eyes': {
    make: 'create view app.planted as select * from app.members',
    fault: /owner’s eyes: planted/,
  },
  'a materialised view keeps what it saw': {
    make: 'create materialized view app.planted as select 1 as one',
    fault: /materialised view: planted/,
  },
  'a function runs with its owner’s rights': {
    make: `create function app.planted() returns bigint language sql security definer as 'select count(*) from app.members'`,
    fault: /owner’s rights: app.planted/,
  },
  'a security definer function belongs to a superuser': {
    make: 'alter function sec.tenant_id() owner to current_user',
    fault: /not owned by the definer role: sec.tenant_id/,
  },
  'a function searches temporary objects first': {
    make: 'alter function sec.tenant_id() set search_path = pg_catalog',
    fault: /search path .*: sec.tenant_id/,
  },
  'a trigger function uses the search path of its caller': {
    make: 'alter function app.keep_members() reset search_path',
    fault: /search path .*: app.keep_members/,
  },
  'the definer role is a superuser': {
    make: 'alter role %definer% superuser',
    fault: /definer role with too many rights/,
  },
  'the definer role owns a table': { make: 'alter table app.likes owner to %definer%', fault: /owns more .*app.likes/ },
  'the definer role reads members': {
    make: 'grant select on app.members to %definer%',
    fault: /more than the key: members/,
  },
  'members’ role is a member of the definer role': {
    make: 'grant %definer% to %rt%',
    fault: /member of the definer role: .*_rt/,
  },
  'temporary objects can be created': {
    make: 'grant temporary on database %database% to public',
    fault: /create objects: .*_jobs in the database/,
  },
  'members’ role creates functions': {
    make: 'grant create on schema app to %rt%',
    fault: /create objects: .*_rt in app/,
  },
  'members’ role creates triggers': {
    make: 'grant trigger on app.likes to %rt%',
    fault: /create objects: .*_rt on likes/,
  },
  'a serving role bypasses row-level security': { make: 'alter role %rt% bypassrls', fault: /too many rights: .*_rt/ },
  'a serving role owns a table': {
    make: 'alter table app.likes owner to %rt%',
    fault: /table of a serving role: likes/,
  },
  'the ledger can be rewritten': {
    make: 'grant update on app.ledger_entries to %rt%',
    fault: /rewritten: .*_rt UPDATE ledger_entries/,
  },
  'a profile can change its kind': { make: 'grant update (kind) on app.profiles to %rt%', fault: /kind of a profile/ },
  'a row can be moved to another tenant': {
    make: 'grant update (tenant_id) on app.likes to %rt%',
    fault: /tenant or id .*likes.tenant_id/,
  },
  'a table can be emptied': { make: 'grant truncate on app.likes to %rt%', fault: /emptied: .*likes/ },
  'rate limits are anybody’s': {
    make: 'alter table infra.rate_limits disable row level security',
    fault: /rate limits .*: rate_limits/,
  },
  'a policy gives rate limits away': {
    make: 'create policy open on infra.rate_limits using (true)',
    fault: /rate limits .*: rate_limits/,
  },
  'members’ role reads the key': { make: 'grant select on sec.key to %rt%', fault: /secret within reach/ },
  'members’ role reads staff': {
    make: 'grant select on staff.staff_members to %rt%',
    fault: /staff within members’ reach/,
  },
}

const nameIn = (database: string, name: string) => `"${name === 'database' ? database : `${database}_${name}`}"`

function faultsWith(make: string): Promise<string[]> {
  return rolledBack(async (owner) => {
    // Rows of other tests would prevent some defects from being planted.
    await owner.query('truncate app.members, app.likes, app.photos cascade')
    await owner.query(make.replaceAll(/%(\w+)%/g, (_, name) => nameIn(owner.database!, name)))
    return catalogueFaults(owner)
  })
}

test.group('Isolation in the catalogue', () => {
  test('has no fault', async ({ assert }) => {
    assert.deepEqual(await asOwner(catalogueFaults), [])
  })

  test('a table without a tenant can’t even be made', async ({ assert }) => {
    for (const sql of [
      'create table app.planted (id bigint)',
      'create table app.planted as select 1 as id',
      'select 1 as id into app.planted',
    ]) {
      await assert.rejects(() => asOwner((owner) => owner.query(sql)), /has no "tenant_id bigint not null"/)
    }
  })

  for (const [defect, { make, fault }] of Object.entries(DEFECTS)) {
    test(`notices when ${defect}`, async ({ assert }) => {
      const faults = await afterDeadlocks(() => faultsWith(make))

      assert.match(faults.join('\n'), fault)
    })
  }
})
