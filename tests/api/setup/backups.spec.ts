import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { backUp } from '@manyhearts/api/app/setup/backup/back_up'
import { type BackupContents, readContents } from '@manyhearts/api/app/setup/backup/backup_contents'
import { refuseToRestore } from '@manyhearts/api/app/setup/backup/restore'
import { knownMigrations } from '@manyhearts/api/app/setup/migrations'
import { asOwner, type Brand, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { draft } from '../identity/signup/signing_up.ts'
import { picture } from '../members/pictures.ts'
import { upload } from '../members/uploading.ts'
import { eventually } from '../notices/eventually.ts'
import { OtherProduct } from './other_product.ts'

test.group('A backup', (group) => {
  let place: string
  group.each.setup(async () => {
    place = await mkdtemp(join(tmpdir(), 'manyhearts-backups-'))
    return () => rm(place, { recursive: true })
  })

  test('made while the site runs is the site again on an empty server, without anyone who left since', async ({
    assert,
    cleanup,
  }) => {
    const [lost, found] = [await OtherProduct.make(), await OtherProduct.make()]
    cleanup(() => Promise.all([lost.end(), found.end()]).then(() => {}))
    const monday = join(place, 'monday')
    await lost.command('database:prepare')
    const brand = await newBrand('rosa', 'GB', 'en-GB', {}, lost.asOwner)
    await lost.server.start()
    const [eve, adam] = [await signedUp(lost, brand), await signedUp(lost, brand)]
    const { photo } = (await upload(eve, await picture())).body

    const { tables } = await lost.asOwner((owner) => backUp(owner, monday, lost.folder))
    await adam.post('/api/account-deletion', { password: draft().password })
    await eventually('the log', async () => (await readdir(join(lost.folder, 'erasures')).catch(() => []))[0])
    await lost.server.stop()
    const restored = await found.command('database:restore', monday, `--erasures=${join(lost.folder, 'erasures')}`)
    await found.server.start()

    assert.equal(restored.code, 0, restored.said)
    assert.include(restored.said, `${brand.slug}: 1 deleted, 0 erased`)
    assert.include(restored.said, `${brand.slug}: all rules hold`)
    const { user } = (await at(found, eve).get('/api/user.php')).body
    assert.equal(user.profile.main_image.filename.split('?')[0], photo.filename.split('?')[0])
    assert.equal((await at(found, eve).get(user.profile.main_image.filename)).status, 200)
    assert.equal((await at(found, adam).get('/api/user.php')).status, 403)
    for (const name of ['app.members', 'app.photos', 'global.cities', 'staff.staff_members', 'pgboss.job'])
      assert.isAbove(tables.find((table) => table.name === name)!.rows, 0, name)
  }).tags(['@full'])

  test('that can’t be completed leaves nothing behind, and none is written over another', async ({ assert }) => {
    const files = join(place, 'files')
    await mkdir(files)
    await writeFile(join(files, 'photos'), 'no folder')

    await assert.rejects(() => asOwner((owner) => backUp(owner, join(place, 'monday'), files)), /ENOTDIR/)
    await assert.rejects(() => asOwner((owner) => backUp(owner, files, files)), /exists already/)

    assert.deepEqual(await readdir(place), ['files'])
  })

  test('of another release or with another key is refused before anything is made', async ({ assert }) => {
    const contents = async (changes: Partial<BackupContents>): Promise<BackupContents> => ({
      migrations: await knownMigrations(),
      app_key_mark: '',
      tables: [],
      files: 0,
      made_at: '',
      ...changes,
    })
    const refusing = async (changes: Partial<BackupContents>) => {
      const backup = await contents(changes)
      return asOwner((owner) => refuseToRestore(owner, backup))
    }
    const { app_key_mark, tables, made_at } = await asOwner((owner) => backUp(owner, join(place, 'monday'), place))
    const { rows: recorded } = await asOwner((owner) =>
      owner.query('select rows::int from infra.backups where made_at = $1', [made_at])
    )
    assert.deepEqual(recorded, [{ rows: tables.reduce((sum, { rows }) => sum + rows, 0) }])

    await assert.rejects(() => refusing({}), /another APP_KEY/)
    await assert.rejects(() => refusing({ app_key_mark, migrations: ['0001'] }), /other migrations/)
    await assert.rejects(() => refusing({ app_key_mark }), /isn’t empty/)
    await assert.rejects(() => readContents(place), /is no backup/)
    assert.isTrue(existsSync(join(place, 'monday')))
  })

  async function signedUp(product: OtherProduct, brand: Brand): Promise<Visitor> {
    const browser = new Visitor(brand.host, false, product.port)
    await browser.post('/api/signup', draft())
    return browser
  }

  /** The same browser, with its cookies, where the same host is now served. */
  function at(product: OtherProduct, { host, cookies }: Visitor): Visitor {
    const browser = new Visitor(host, false, product.port)
    cookies.forEach((value, name) => browser.cookies.set(name, value))
    return browser
  }
})
