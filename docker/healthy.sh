#!/bin/bash
# healthy.sh PORT PATH: succeeds if the server on this port responds with 200. The image has neither curl nor wget, and
# on a busy machine Node starts too slowly for frequent checks.
exec 3<> "/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
read -r -t 10 status <&3 && [[ $status == *' 200 '* ]]
