import { asOwner, type Brand } from '../../../cast.ts'

/** Runs `work` while the audit log rejects entries about a brand. */
export async function withPlantedRefusal<T>({ id }: Brand, work: () => Promise<T>): Promise<T> {
  const planted = `planted_${id}`
  await asOwner((owner) =>
    owner.query(
      `alter table staff.audit_entries add constraint ${planted} check (tenant_id is distinct from ${id}) not valid`
    )
  )
  return work().finally(() =>
    asOwner((owner) => owner.query(`alter table staff.audit_entries drop constraint ${planted}`))
  )
}
