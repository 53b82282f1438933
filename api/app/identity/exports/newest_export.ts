import DataExport from './data_export.js'

export async function newestExport(memberId: string): Promise<DataExport | null> {
  const newest = await DataExport.query().where('member_id', memberId).orderBy('id', 'desc').first()
  return newest && !newest.isOver ? newest : null
}
