import type { ApplicationService } from '@adonisjs/core/types'
import { BaseModel } from '@adonisjs/lucid/orm'

/** Scopes models to the tenant, and refuses to start with excess database privileges. */
export default class TenancyProvider {
  #stopListening?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  async boot() {
    const db = await this.app.container.make('lucid.db')
    const { TenantAdapter } = await import('#app/tenancy/context/tenant_adapter')
    const { useTenantTransactions } = await import('#app/tenancy/context/tenant_transaction')
    BaseModel.$adapter = new TenantAdapter(db as never)
    for (const name of ['members', 'separate', 'staff']) useTenantTransactions(db.connection(name).getWriteClient())
  }

  async ready() {
    if (!['web', 'test'].includes(this.app.getEnvironment())) return
    const { refuseExcessPrivileges } = await import('#app/tenancy/context/refuse_excess_privileges')
    const { listenForChanges } = await import('#app/tenancy/context/listen_for_changes')
    const { forgetSites } = await import('#app/tenancy/sites/site_directory')
    const { forgetDocuments } = await import('#app/site/cached_documents')
    const { forgetPublicFiles } = await import('#app/members/photos/viewing/public_files')
    const { endStreamsOfStoppedBrands } = await import('#app/live/end_streams_of_stopped_brands')
    const { endStreamsOfBanned } = await import('#app/live/end_streams_of_banned')
    await refuseExcessPrivileges()
    const forgetMembers = (tenantId?: string) => {
      forgetDocuments(tenantId)
      forgetPublicFiles(tenantId)
    }
    const forgetBrands = () => {
      forgetSites()
      void endStreamsOfStoppedBrands()
    }
    this.#stopListening = listenForChanges({
      tenancy: forgetBrands,
      members: forgetMembers,
      bans: (whose) => void endStreamsOfBanned(whose),
    })
  }

  async shutdown() {
    await this.#stopListening?.()
  }
}
