import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The most memory that a process has held so far, in MB. */
export function peakMemory(pid: number | undefined): number {
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** How many sockets a process holds, connections and those that listen. */
export function openSockets(pid: number | undefined): number {
  const folder = `/proc/${pid}/fd`;
  const target = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch {
      return ''; // closed in the meantime
    }
  };
  return readdirSync(folder).filter((name) => target(name).startsWith('socket:')).length;
}
