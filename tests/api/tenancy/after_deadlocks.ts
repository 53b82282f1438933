const DEADLOCK = '40P01'

/** Changes tables: jobs lock the same ones in another order, and PostgreSQL ends one of two that deadlock, so it is tried again. */
export async function afterDeadlocks<Result>(change: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (tries === 1 || (error as { code?: string }).code !== DEADLOCK) throw error
    return afterDeadlocks(change, tries - 1)
  }
}
