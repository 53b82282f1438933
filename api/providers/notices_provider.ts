import type { ApplicationService } from '@adonisjs/core/types'

/** Starts the jobs with the server and lets them finish with it. */
export default class NoticesProvider {
  #stopJobs?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (!['web', 'test'].includes(this.app.getEnvironment())) return
    const { refuseToLoseMail } = await import('#app/notices/refuse_to_lose_mail')
    const { runJobs } = await import('#app/notices/run_jobs')
    const { chores, jobs } = await import('#start/jobs')
    refuseToLoseMail()
    this.#stopJobs = await runJobs(jobs, chores)
  }

  async shutdown() {
    await this.#stopJobs?.()
    const { stopJobSender } = await import('#app/notices/job_sender')
    const { closeMailTransport } = await import('#app/notices/mail_transport')
    await stopJobSender()
    closeMailTransport()
  }
}
