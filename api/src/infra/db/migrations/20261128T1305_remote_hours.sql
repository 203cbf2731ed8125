-- Browsers in which a remote's build worked or failed, per hour and shell process. Without personal data.
create table remote_hours (
  hour timestamptz not null,
  remote text not null,
  build text not null,
  process text not null,
  up integer not null,
  failed integer not null,
  primary key (hour, remote, build, process)
);
