import type { ClientBase, QueryResult } from 'pg'
import { NotCommitted } from './tenancy_errors.js'
import { isConnectionError, transactionStatus } from './transaction_outcome.js'

type Callback = (error: Error | null, result?: QueryResult) => void

/** Where a connection comes from and goes back to: knex's pool. */
export interface ConnectionSource {
  acquireConnection(): Promise<ClientBase>
  releaseConnection(connection: ClientBase): Promise<void>
}

/**
 * One transaction's connection, which knex takes for a plain one. It leaves the pool at the first query, and BEGIN, the
 * tenant's token and that query travel together: a request that asks nothing costs nothing, and one that asks saves a round trip.
 */
export class LazyConnection {
  #opening?: Promise<ClientBase>
  #begun?: Promise<QueryResult[]>
  #ended = false

  constructor(
    private readonly source: ConnectionSource,
    private readonly token: string,
    private readonly readOnly: boolean
  ) {}

  /** pg's query with a callback, as knex calls it. */
  query(config: object, callback: Callback): void {
    this.#send(config).then((result) => callback(null, result), callback)
  }

  /**
   * Commits, and takes only PostgreSQL's word for it: knex and Lucid report success for a COMMIT that failed or rolled back.
   * @throws NotCommitted when nothing was stored
   */
  async commit(): Promise<void> {
    if (!this.#opening || this.#ended) return
    this.#ended = true
    const connection = await this.#opening
    const begun = await this.#begun!
    const command = await connection.query('COMMIT').then(
      (answer) => answer.command,
      (error) => this.#afterLostCommit(error, begun[1])
    )
    if (command !== 'COMMIT') throw new NotCommitted(`PostgreSQL answered ${command}`)
  }

  /** Rolls back what was begun; a dead connection has rolled back by itself. */
  async rollback(): Promise<void> {
    if (!this.#opening || this.#ended) return
    this.#ended = true
    await this.#opening.then((connection) => connection.query('ROLLBACK')).catch(() => {})
  }

  /** Gives the connection back to the pool, if one was taken. */
  async release(): Promise<void> {
    const connection = await this.#opening?.catch(() => undefined)
    if (connection) await this.source.releaseConnection(connection)
  }

  /** The line went dead between question and answer: the transaction's number tells what became of it. */
  async #afterLostCommit(error: unknown, begun: QueryResult | undefined): Promise<string> {
    const xid = begun?.rows[0]?.xid as string | undefined
    if (!xid || !isConnectionError(error)) throw error
    const status = await transactionStatus(xid)
    if (status !== 'committed')
      throw new NotCommitted(`the connection was lost, the transaction ${status}`, { cause: error })
    return 'COMMIT'
  }

  async #send(config: object): Promise<QueryResult> {
    this.#opening ??= this.#open()
    const connection = await this.#opening
    const result = connection.query(config as never) as unknown as Promise<QueryResult>
    const [answer] = await Promise.all([result, this.#begun])
    return answer
  }

  async #open(): Promise<ClientBase> {
    const connection = await this.source.acquireConnection()
    // A writing transaction takes its number at once, so that a lost answer to COMMIT can be asked for later.
    const xid = this.readOnly ? '' : ', pg_current_xact_id()::text as xid'
    this.#begun = Promise.all([
      connection.query(this.readOnly ? 'BEGIN READ ONLY' : 'BEGIN'),
      connection.query({ text: `select set_config('app.tenant', $1, true)${xid}`, values: [this.token] }),
    ])
    this.#begun.catch(() => {})
    return connection
  }
}
