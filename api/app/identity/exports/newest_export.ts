import DataExport from './data_export.js'

/** A member's newest copy that is on its way or can still be fetched. */
export async function newestExport(memberId: string): Promise<DataExport | null> {
  const newest = await DataExport.query().where('member_id', memberId).orderBy('id', 'desc').first()
  return newest && !newest.isOver ? newest : null
}
