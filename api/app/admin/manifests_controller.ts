import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { rowVersion } from '#app/admin/changes/row_version'
import { NotFound } from '#app/http/http_errors'
import { applySource } from '#app/tenancy/manifests/apply_source'
import { exportManifest } from '#app/tenancy/manifests/export_manifest'
import type { Change } from '#app/tenancy/manifests/manifest_changes'
import { manifestSchema } from '#app/tenancy/manifests/manifest_schema'
import { writeManifest } from '#app/tenancy/manifests/write_manifest'
import { applyManifestValidator } from './manifest_validator.js'

interface ManifestChanges {
  tenant: string
  changes: Change[]
  /** Of these changes, for `apply`. */
  version: string
}

/** `/api/manifests` on the console's host: brands by script (product: onboarding is a declarative manifest). */
export default class ManifestsController {
  /** What a manifest would change, without changing it. */
  plan(ctx: HttpContext): Promise<ManifestChanges> {
    return applied(ctx, false)
  }

  /** Makes a brand match its manifest, all or nothing. With the `version` of a plan it changes what that said, or nothing. */
  async apply(ctx: HttpContext): Promise<ManifestChanges> {
    const { version } = await ctx.request.validateUsing(applyManifestValidator, { data: ctx.request.qs() })
    return applied(ctx, true, version)
  }

  /** A brand as its manifest, in JSON or YAML. */
  async show({ params, request, response }: HttpContext) {
    const manifest = await exportManifest(params.tenant)
    if (!manifest) throw new NotFound()
    if (!request.header('accept')?.includes('yaml')) return manifest
    response.header('Content-Type', 'application/yaml; charset=utf-8')
    return writeManifest(manifest)
  }

  /** The JSON Schema of manifests, for editors and scripts. */
  async schema({ response }: HttpContext) {
    response.header('Content-Type', 'application/schema+json')
    return JSON.stringify(manifestSchema)
  }
}

async function applied({ auth, request }: HttpContext, keep: boolean, version?: string): Promise<ManifestChanges> {
  const { id: staffMemberId, platformAdmin } = auth.use('staff').getUserOrFail()
  const result = await applySource(request.raw() ?? '', {
    keep,
    staffMemberId,
    byPlatformAdmin: platformAdmin,
    approve(changes) {
      if (version !== undefined && version !== rowVersion(changes)) throw new OfferChanged()
    },
  })
  if ('manifest' in result) {
    const { manifest, changes } = result
    return { tenant: manifest.tenant, changes, version: rowVersion(changes) }
  }
  throw new errors.E_VALIDATION_ERROR(
    result.faults.map(({ line, path, reason }) => ({
      field: path,
      rule: 'manifest',
      message: reason,
      meta: { line, reason },
    }))
  )
}
